import { registerJob } from '../../jobs/index.ts'
import { fitAll, proveAll } from './fit.service.ts'
import { placeAll } from './place.service.ts'

const DAY = 1440

/** A price that changed is compared again within so many minutes. */
const SOON = 15

/** Models are made daily and tested weekly; what is on the market finds its place among its like. */
export const jobs = [
  registerJob(
    'valuation.fit',
    async (_payload, deps) => {
      await fitAll(deps)
      await placeAll(deps)
    },
    { everyMinutes: DAY },
  ),
  registerJob('valuation.place', (_payload, deps) => placeAll(deps), {
    everyMinutes: SOON,
    class: 'maintenance',
  }),
  registerJob('valuation.prove', (_payload, deps) => proveAll(deps), { everyMinutes: 7 * DAY }),
]

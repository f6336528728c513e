import { registerJob } from '../../jobs/index.ts'
import { fitAll, proveAll } from './fit.service.ts'

const DAY = 1440

/** Models are made daily and tested weekly. */
export const jobs = [
  registerJob('valuation.fit', (_payload, deps) => fitAll(deps), { everyMinutes: DAY }),
  registerJob('valuation.prove', (_payload, deps) => proveAll(deps), { everyMinutes: 7 * DAY }),
]

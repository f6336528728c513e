import { registerJob } from '../../jobs/index.ts'
import { checkChains } from './check.ts'

const DAY_MINUTES = 24 * 60

/** Jobs of this room. */
export const jobs = [
  registerJob('fiscal.verify', (_, deps) => checkChains(deps), { everyMinutes: DAY_MINUTES }),
]

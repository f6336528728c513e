import { registerJob } from '../../jobs/index.ts'
import { countDay } from './count.service.ts'

/** Looked at each hour; the first of a day counts it. */
export const jobs = [
  registerJob('unmet.count', (_payload, deps) => countDay(deps), { everyMinutes: 60 }),
]

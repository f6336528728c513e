import { registerJob } from '../../jobs/index.ts'
import { forgetOld } from './analytics.service.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob('analytics.forget', (_, { db, now }) => forgetOld(db, now()), { everyMinutes: 1440 }),
]

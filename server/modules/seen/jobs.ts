import { registerJob } from '../../jobs/index.ts'
import { forgetOld } from './seen.service.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob('seen.forget', (_, { db, now }) => forgetOld(db, now()), { everyMinutes: 1440 }),
]

import { registerJob } from '../../jobs/index.ts'
import { alarm } from './alarm.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob('passport.alarm', (_payload, deps) => alarm(deps), { everyMinutes: 60 }),
]

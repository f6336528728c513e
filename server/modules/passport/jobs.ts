import { registerJob } from '../../jobs/index.ts'
import { alarm } from './alarm.ts'
import { markWaivedLines } from './waived-lines.ts'

const DAY = 24 * 60

/** Jobs of this room. */
export const jobs = [
  registerJob('passport.alarm', (_payload, deps) => alarm(deps), { everyMinutes: 60 }),
  registerJob('passport.lines', async (_payload, { db }) => void (await markWaivedLines(db)), {
    everyMinutes: DAY,
  }),
]

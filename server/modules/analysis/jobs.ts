import { registerJob } from '../../jobs/index.ts'
import { stampOf } from '../../time/madrid.ts'
import { closeMonth } from './frozen.ts'
import { monthLater } from './period.ts'

/** The day and the hour (Europe/Madrid) from which the month before is closed. */
const CLOSES = '03T04'

/** Jobs of this room. */
export const jobs = [
  registerJob(
    'analysis.freeze',
    async (_, { db, now }) => {
      const stamp = stampOf(now())
      if (stamp.slice(8, 13) >= CLOSES) await closeMonth(db, monthLater(stamp, -1), now())
    },
    { everyMinutes: 60 },
  ),
]

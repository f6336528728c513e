import { registerJob } from '../../jobs/index.ts'
import { forgetGrants } from './connection.repository.ts'

/** As long as an act of theirs may be asked after in the log. */
const KEPT = 90 * 86_400_000

export const jobs = [
  registerJob(
    'connection.forget',
    async (_payload, { db, now }) => forgetGrants(db, new Date(now().getTime() - KEPT), now()),
    { everyMinutes: 24 * 60 },
  ),
]

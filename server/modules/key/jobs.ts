import { registerJob } from '../../jobs/index.ts'
import { forgetKeys } from './key.repository.ts'

const KEPT = 90 * 86_400_000

export const jobs = [
  registerJob(
    'key.forget',
    async (_payload, { db, now }) => forgetKeys(db, new Date(now().getTime() - KEPT)),
    { everyMinutes: 24 * 60 },
  ),
]

import { registerJob } from '../../jobs/index.ts'
import { dropExpired } from './owner.repository.ts'

export const jobs = [
  registerJob('owner.expiry', async (_, { db, now }) => dropExpired(db, now()), {
    everyMinutes: 60,
  }),
]

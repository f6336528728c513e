import { registerJob } from '../../jobs/index.ts'
import { expireOffers } from './expire.ts'

export const jobs = [
  registerJob('offer.expire', async (_payload, deps) => expireOffers(deps), { everyMinutes: 60 }),
]

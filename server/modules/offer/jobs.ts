import { registerJob } from '../../jobs/index.ts'
import { expireOffers } from './expire.ts'
import { takeOutWords } from './words-of-deals.ts'

const DAY = 24 * 60

export const jobs = [
  registerJob('offer.expire', async (_payload, deps) => expireOffers(deps), { everyMinutes: 60 }),
  registerJob('offer.words', async (_payload, { db }) => void (await takeOutWords(db)), {
    everyMinutes: DAY,
  }),
]

import { forgetTries } from '../contract/rate-limit/rate-limit.ts'
import { registerJob } from './index.ts'

/** What the house does for itself. */
export const jobs = [
  registerJob('core.rate-limit', async (_payload, deps) => forgetTries(deps.db), {
    everyMinutes: 10,
  }),
]

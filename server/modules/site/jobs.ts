import { registerJob } from '../../jobs/index.ts'
import { forgetOldReads } from './figures/reads.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob('site.figures', (_, { db, now }) => forgetOldReads(db, now()), {
    everyMinutes: 1440,
  }),
]

import { registerJob } from '../../jobs/index.ts'
import { forgetOldReads } from './figures/reads.ts'
import { sweepPictures } from './picture/unused.ts'
import { dropOldSteps, dropOldVersions } from './publish/retention.ts'

const UNUSED_MS = 30 * 86_400_000

export const jobs = [
  registerJob(
    'site.sweep',
    async (_payload, { db, now }) => {
      await dropOldSteps(db, now())
      await dropOldVersions(db, now())
      await sweepPictures(db, new Date(now().getTime() - UNUSED_MS))
    },
    { everyMinutes: 1440 },
  ),
  registerJob('site.figures', (_, { db, now }) => forgetOldReads(db, now()), {
    everyMinutes: 1440,
  }),
]

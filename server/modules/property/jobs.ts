import { inTransaction } from '../../db/index.ts'
import { registerJob } from '../../jobs/index.ts'
import { expireMandates } from './lifecycle/expire.ts'
import {
  CODES_JOB,
  DOCUMENT_JOB,
  DROP_JOB,
  EXPIRE_JOB,
  POINTS_JOB,
  SWEEP_JOB,
  VARIANTS_JOB,
} from './job-kinds.ts'
import { dropContent, sweep } from './media/sweep.ts'
import { lookForCodes } from './media/look.ts'
import { giveUpVariants, makeVariants } from './media/variants.ts'
import { redrawPoints } from './location/redraw.ts'

/** Jobs of this room. */
export const jobs = [
  registerJob(VARIANTS_JOB, makeVariants, { class: 'media', whenDead: giveUpVariants }),
  registerJob<{ hash: string; before: string }>(
    DROP_JOB,
    ({ hash, before }, deps) => dropContent(deps, hash, new Date(before)),
    { class: 'files' },
  ),
  registerJob<{ key: string }>(DOCUMENT_JOB, ({ key }, deps) => deps.files.remove(key), {
    class: 'files',
  }),
  registerJob(SWEEP_JOB, async (_, deps) => void (await sweep(deps)), { everyMinutes: 60 }),
  registerJob(CODES_JOB, async (_, deps) => void (await lookForCodes(deps)), {
    class: 'media',
    everyMinutes: 5,
  }),
  registerJob(EXPIRE_JOB, async (_, deps) => void (await expireMandates(deps)), {
    everyMinutes: 60,
  }),
  registerJob<{ after: string | null }>(POINTS_JOB, ({ after }, { db, jobs: queue, now }) =>
    inTransaction(db, async (trx) => {
      const next = await redrawPoints(trx, after, now())
      if (next !== null) await queue.add(trx, POINTS_JOB, { after: next }, { key: next })
    }),
  ),
]

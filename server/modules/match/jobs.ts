import { registerJob } from '../../jobs/index.ts'
import { WEIGH } from './weighing/pending.ts'
import { FILL, backfillMatches } from './weighing/backfill.ts'
import { notifyDue } from './notices.ts'
import { weighDue } from './weighing/weigh.ts'

export const jobs = [
  registerJob(WEIGH, (_, deps, isStopping) => weighDue(deps, isStopping)),
  registerJob('match.rest', (_, deps, isStopping) => weighDue(deps, isStopping), {
    everyMinutes: 5,
  }),
  registerJob('match.due', (_, deps) => notifyDue(deps), { everyMinutes: 15 }),
  registerJob(FILL, backfillMatches),
]

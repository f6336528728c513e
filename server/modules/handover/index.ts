/** The door of module handover; README.md says what it does. */
import { registerJob } from '../../jobs/index.ts'
import { onJoining, onLeaving } from '../user/index.ts'
import { renameInDocuments } from './documents.ts'
import { countHeld } from './handover.repository.ts'
import { giveAll, handOverLate, LATE_JOB } from './handover.service.ts'
import { takePlace } from './take-place.ts'

export { handlers } from './handover.handlers.ts'
export const jobs = [registerJob(LATE_JOB, handOverLate)]

// Nobody is switched off with something in their hands; module user stands below and is told so.
onLeaving(async (trx, userId, now) => (await countHeld(trx, userId, now)).total)

// What was given to somebody before they accepted, or was theirs before they left, goes to the
// account they accept with; what is over meanwhile bears its name, too.
onJoining(async (trx, { from, to, agencyId }, ctx) => {
  if ((await countHeld(trx, from, ctx.deps.now())).total > 0)
    await giveAll(trx, { from, to }, { userId: to, agencyId }, ctx)
  await renameInDocuments(trx, { from, to, agencyId })
  return takePlace(trx, from, to)
})

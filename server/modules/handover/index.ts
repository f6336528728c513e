/** The door of module handover; README.md says what it does. */
import { registerJob } from '../../jobs/index.ts'
import { onLeaving } from '../user/index.ts'
import { countHeld } from './handover.repository.ts'
import { handOverLate, LATE_JOB } from './handover.service.ts'

export { handlers } from './handover.handlers.ts'
export const jobs = [registerJob(LATE_JOB, handOverLate)]

// Nobody is switched off with something in their hands; module user stands below and is told so.
onLeaving(async (trx, userId, now) => (await countHeld(trx, userId, now)).total)

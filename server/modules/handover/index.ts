/** The door of module handover; README.md says what it does. */
import { onLeaving } from '../user/index.ts'
import { countHeld } from './handover.repository.ts'

export { handlers } from './handover.handlers.ts'

// Nobody is switched off with something in their hands; module user stands below and is told so.
onLeaving(async (trx, userId, now) => (await countHeld(trx, userId, now)).total)

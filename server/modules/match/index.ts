/** The door of module match; README.md says what each does and how to call it. */
import './contract-redraw.ts'
import { onDemandChange } from '../demand/index.ts'
import { onHomeChange } from '../property/index.ts'
import { demandChanged, homeChanged } from './weighing/pending.ts'

export type { Reacting } from './react.ts'
export { demandChanged, homeChanged, weighQuietly } from './weighing/pending.ts'
export { handlers } from './match.handlers.ts'
export { jobs } from './jobs.ts'
export { unsentHomes } from './lists/unsent.service.ts'
export { demandsBetween } from './lists/between.service.ts'
export { openDemands, type OpenDemand } from './open-demands.ts'
export { foundSince, sentMatches } from './news.ts'
export { markSeen, react, statesOf } from './react.ts'
export { restoreMatch } from './restore.ts'

// Told of every change in the transaction that makes it; the two rooms know nothing of this one.
onHomeChange(homeChanged)
onDemandChange(demandChanged)

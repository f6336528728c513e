/** The door of module visit; README.md says what stands behind it. */
import './person-part.ts'
import './route-hours.ts'

export { jobs } from './jobs.ts'
export { freeDays, type Taken } from './booking/slots.ts'
export { agencysDocuments, isCopyOfPrivate } from './sheet/copies.ts'
export { sharedOpinions, type SharedOpinion } from './sheet/opinions.ts'
export { restoreFeedback } from './restore.ts'
export { handlers } from './visit.handlers.ts'

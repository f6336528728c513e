/** The door of module offer; README.md says what stands behind it. */
import './own-texts.ts'
import './person-part.ts'

export { jobs } from './jobs.ts'
export { restoreOffer } from './restore.ts'
export { sentOffers } from './sent.ts'
export { handlers } from './offer.handlers.ts'

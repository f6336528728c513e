/** The door of module referral; README.md says what stands behind it. */
import './agency/follow.ts'
import './closing.ts'
import './pay/taken.ts'
import './person-part.ts'

export { jobs } from './jobs.ts'
export { ownerPlugin } from './owner/owner.plugin.ts'
export { digestKey } from './send/digest-key.ts'
export { handlers } from './referral.handlers.ts'

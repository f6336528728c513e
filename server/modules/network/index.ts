/** The door of module network; README.md says what shares which home. */
import './share/watch.ts'

export { handlers } from './network.handlers.ts'
export { jobs } from './jobs.ts'
export { approveNetwork } from './circle/approve.ts'
export { runNetwork } from './operator.ts'
export { blockedWith, blocks, isMember } from './circle/circle.repository.ts'
export { ALL_SOURCES, offerOf, partnerHomes } from './share/partner-homes.ts'
export { isShareUndecided } from './share/undecided.ts'
export {
  isAgreedUnread,
  termsOf,
  waysSince,
  waysTo,
  waysToPartner,
  type Way,
} from './share/ways.ts'

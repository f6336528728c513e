/** The door of module introduction; README.md says what stands behind it. */
import './merge-note.ts'
import './own-texts.ts'
import './person-part.ts'

export { handlers } from './introduction.handlers.ts'
export { introductionFor, linkDeal, type IntroductionRow } from './introduction.repository.ts'
export { jobs } from './jobs.ts'
export { firstBroken } from './ledger/verify.ts'
export { recordIntroduction, type Introduced } from './record.ts'
export { introducedHomes, introducedPrices } from './register/home.ts'
export { sameClients } from './same-client.ts'

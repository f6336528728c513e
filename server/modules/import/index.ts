import { onAwayChange, onHomeChange } from '../property/index.ts'
import { dropSettled } from './conflict/settled.ts'
import './desk-count.ts'

export { isFeedFormat } from './feed/readers.ts'
export { readIdealista } from './idealista/index.ts'
export { readKyero } from './kyero/index.ts'
export { readResales } from './resales/index.ts'
export { readReso } from './reso/index.ts'
export {
  attachPicture,
  bringHome,
  closeRun,
  judgeList,
  openRun,
  takeBack,
  type Brought,
} from './brought.ts'
export { leaveStanding } from './stand-still.ts'
export { isReported } from './homes/once.ts'
export { NOT_IN_FEEDS } from './homes/publish.ts'
export type { FeedHome } from './feed/feed-home.ts'
export { sayStored } from './messages.ts'
export { choicesOf, operationsOf } from './said/codes.ts'
export { numberOf } from './said/decimal.ts'
export { readFeatures } from './terms/features.ts'
export { readType } from './terms/types.ts'
export { typeOfWord } from './inmovilla/terms.ts'
export { readRest } from './inmovilla/rest.ts'
export type { RestWords } from './inmovilla/words.ts'
export { CONSENTS, PUBLISHED } from './inmovilla/terms.ts'
export {
  code as restCode,
  flag as restFlag,
  text as restText,
  type RestRecord,
} from './inmovilla/values.ts'
export { handlers } from './import.handlers.ts'
export { jobs } from './jobs.ts'
export { listItems, showRun, startImport } from './import.service.ts'
export { sweepFeeds } from './feed/files.ts'
export { runImport } from './run.ts'

// What the agency writes may be what a source says by now; property knows nothing of sources.
onHomeChange((trx, propertyId) => dropSettled(trx, propertyId))
onAwayChange(dropSettled)

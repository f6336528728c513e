/** The door of module agenda; README.md says what each does. */
import './desk-count.ts'
import './found.ts'
import './person-part.ts'
import './timeline.ts'

export { handlers } from './agenda.handlers.ts'
export {
  insertNew as addToDiary,
  putStatus as setEventStatus,
  type NewEvent,
} from './agenda.service.ts'
export {
  bringBack,
  copiesOf,
  copiesOfDates,
  forgetCopies,
  joinSeries,
  noteCopy,
  rowOfCopy,
  rowsToCopy,
  setExdates,
  type CopyNote,
} from './copies.ts'
export { changeEvent, removeEvent } from './series/series.service.ts'
export { onDiaryChange } from './diary-change.ts'
export { heldVisits, isHeldVisit } from './held.ts'
export {
  busyOf,
  confirmedByHand,
  createEvent,
  diaryOf,
  eventsBetween,
  eventsOf,
  loadEvent,
  moveEvent,
  readableEvent,
  writableEvent,
  takesTime,
} from './public-api.ts'
export type { Busy, EventsOf } from './public-api.ts'
export { exceptionsOf, findEvent, rowOfUid, type Full } from './agenda.repository.ts'
export { putEvent, type ForeignEvent, type Override, type PutResult } from './put.ts'
export { homesOf, homesShown } from './homes.ts'
export { beginSeries, restoreEvent } from './restore.ts'
export { registerVisitHours } from './route/hours.ts'
export {
  fixedUntil,
  isStart,
  lastStart,
  ONCE,
  readRule,
  stamp,
  startFrom,
  startsBetween,
  startsUpTo,
  writeRule,
} from './series/rule.ts'
export { MOST_STEPS, stepsBetween, stepsToKnow } from './series/steps.ts'
export { endOf, isZone } from './series/zone-day.ts'
export { isKnownEvent } from './agenda.policy.ts'
export { jobs } from './jobs.ts'
export { wayBetween, type Place, type Way } from './travel/travel.ts'

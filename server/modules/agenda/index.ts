/** The door of module agenda; README.md says what each does. */
export { handlers } from './agenda.handlers.ts'
export { putStatus as setEventStatus, type NewEvent } from './agenda.service.ts'
export { busyOf, createEvent, eventsBetween, eventsOf, loadEvent, moveEvent, readableEvent, writableEvent } from './doors.ts'
export type { Busy, EventsOf } from './doors.ts'
export { jobs } from './jobs.ts'
export { wayBetween, type Place, type Way } from './travel.ts'

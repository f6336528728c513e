import type { CalendarEvent } from '../../../ports/calendar/index.ts'

/** Not there: removed, or the person's own answer to the invitation was no. */
export const isOff = ({ status, attendees }: CalendarEvent): boolean =>
  status === 'cancelled' ||
  (attendees?.some(({ self, responseStatus }) => self && responseStatus === 'declined') ?? false)

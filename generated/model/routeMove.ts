import type { EventId } from './eventId.ts';

/**
 * A call and its new hour.
 */
export interface RouteMove {
  eventId: EventId;
  /** As it was planned from. */
  version: number;
  startsAt: string;
}

import type { EventId } from './eventId.ts';
import type { RouteMissReason } from './routeMissReason.ts';

/**
 * An event of the day that has no place in the order.
 */
export interface RouteMiss {
  eventId: EventId;
  title: string;
  reason: RouteMissReason;
}

import type { EventId } from './eventId.ts';

/**
 * A call as it is planned.
 */
export interface RouteStop {
  eventId: EventId;
  /** For adoptRoute. */
  version: number;
  title: string;
  /** @nullable */
  town: string | null;
  /** It stays at its hour. */
  fixed: boolean;
  /** As it stands in the diary. */
  startsAt: string;
  endsAt: string;
  /** When it would begin; the same as `startsAt` where it stays. */
  proposedAt: string;
  /**
     * Minutes by road from the call before; null where there is water in between.
     * @nullable
     */
  way: number | null;
}

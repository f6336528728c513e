import type { AgentId } from './agentId.ts';
import type { ClockTime } from './clockTime.ts';
import type { EventId } from './eventId.ts';

/**
 * A day to be put in order. Hours are those of a clock in the islands (Europe/Madrid).
 */
export interface RouteInput {
  day: string;
  agentId?: AgentId;
  start?: ClockTime;
  end?: ClockTime;
  lunchFrom?: ClockTime;
  lunchTo?: ClockTime;
  /**
     * Which may move; all that can unless told.
     * @maxItems 12
     */
  eventIds?: EventId[];
}

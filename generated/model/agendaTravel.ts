import type { AgentId } from './agentId.ts';
import type { EventId } from './eventId.ts';

/**
 * The way between two events of a person, as far as the homes' places are known.
 */
export interface AgendaTravel {
  fromId: EventId;
  toId: EventId;
  agentId: AgentId;
  /** When the first one ends. */
  startsAt: string;
  /**
     * Minutes by road; null between two islands, which depends on ferries and flights.
     * @nullable
     */
  minutes: number | null;
  /** Minutes between the end of one and the start of the other. */
  available: number;
  /**
     * By road.
     * @nullable
     */
  kilometres: number | null;
  /** Between two islands. */
  crossing: boolean;
}

import type { AgendaAttendeeInput } from './agendaAttendeeInput.ts';
import type { AgendaKind } from './agendaKind.ts';
import type { AgentId } from './agentId.ts';
import type { EventId } from './eventId.ts';
import type { HomeId } from './homeId.ts';

/**
 * An event as it is about to be.
 */
export interface AgendaClashInput {
  startsAt: string;
  endsAt: string;
  /** Whole days: both instants are midnights of the islands, and the way to a neighbour is not weighed. */
  allDay?: boolean;
  kind?: AgendaKind;
  organiserId?: AgentId;
  /** @maxItems 50 */
  attendees?: AgendaAttendeeInput[];
  /** @maxItems 20 */
  propertyIds?: HomeId[];
  exceptId?: EventId;
}

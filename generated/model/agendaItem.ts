import type { AgendaColor } from './agendaColor.ts';
import type { AgendaHome } from './agendaHome.ts';
import type { AgendaKind } from './agendaKind.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { AgentId } from './agentId.ts';
import type { EventId } from './eventId.ts';

/**
 * One occurrence between two instants. `id` and `occurrence` together name it; a `busy` one is somebody else's private time: nothing but its hours is told.
 */
export interface AgendaItem {
  id: EventId;
  /**
     * Of a series: when the rule puts it, also after it was moved.
     * @nullable
     */
  occurrence: string | null;
  /** Part of a series. */
  series: boolean;
  organiserId: AgentId;
  /** Everybody of the agency who is in it, whose diary it is in first. */
  agentIds: AgentId[];
  kind: AgendaKind;
  title: string;
  startsAt: string;
  /** Not of it any more; of whole days the first instant of the day after, in Europe/Madrid. */
  endsAt: string;
  allDay: boolean;
  status: AgendaStatus;
  color: AgendaColor | null;
  /** @nullable */
  location: string | null;
  /** Names of who comes from outside the agency. */
  people: string[];
  homes: AgendaHome[];
  busy: boolean;
  writable: boolean;
  /**
     * Minutes of way kept free before.
     * @nullable
     */
  travelMinutesBefore: number | null;
  /**
     * Minutes of way kept free after.
     * @nullable
     */
  travelMinutesAfter: number | null;
  version: number;
}

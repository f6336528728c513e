import type { AgendaKind } from './agendaKind.ts';
import type { AgendaStatus } from './agendaStatus.ts';
import type { EventId } from './eventId.ts';

/**
 * Something of today's diary that the reader may see.
 */
export interface DashboardEvent {
  id: EventId;
  /**
     * Of a series: when the rule puts it.
     * @nullable
     */
  occurrence: string | null;
  kind: AgendaKind;
  title: string;
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  status: AgendaStatus;
  /** Names of who comes from outside the agency. */
  people: string[];
  /**
     * Reference and town of the home it is about, of several the first.
     * @nullable
     */
  home: string | null;
  /**
     * Whose diary it is in; null for the reader's own.
     * @nullable
     */
  agentName: string | null;
}

import type { AgendaKind } from './agendaKind.ts';
import type { EventId } from './eventId.ts';

/**
 * An event as one line; of a series its next occurrence, else its first.
 */
export interface FoundEvent {
  id: EventId;
  /**
     * Of a series: when the rule puts it.
     * @nullable
     */
  occurrence: string | null;
  kind: AgendaKind;
  title: string;
  startsAt: string;
  /** Not of it any more. */
  endsAt: string;
  allDay: boolean;
  /** @nullable */
  location: string | null;
  /** Names of who comes from outside the agency. */
  people: string[];
  /**
     * Title of the first home, or its reference.
     * @nullable
     */
  home: string | null;
  /**
     * Where its keys hang; for who may know.
     * @nullable
     */
  keysNumber: string | null;
}

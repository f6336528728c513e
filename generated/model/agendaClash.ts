import type { AgendaClashKind } from './agendaClashKind.ts';
import type { EventId } from './eventId.ts';

/**
 * A warning, never a refusal.
 */
export interface AgendaClash {
  kind: AgendaClashKind;
  /** A sentence in the reader's language. */
  text: string;
  /** What it clashes with, if the reader may open it. */
  eventId: EventId | null;
  startsAt: string;
  endsAt: string;
  /**
     * Of a way: by how many minutes it does not fit.
     * @nullable
     */
  missingMinutes: number | null;
}

import type { AgendaClash } from './agendaClash.ts';
import type { AgendaEvent } from './agendaEvent.ts';
import type { Uuid } from './uuid.ts';

/**
 * What was written, what it clashes with, and how to take it back.
 */
export interface AgendaChange {
  event: AgendaEvent;
  clashes: AgendaClash[];
  undo: Uuid;
}

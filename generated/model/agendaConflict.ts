import type { AgendaEvent } from './agendaEvent.ts';

/**
 * A stale save; current is what is stored.
 */
export interface AgendaConflict {
  message: string;
  current: AgendaEvent;
}

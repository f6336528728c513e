import type { AgendaClash } from './agendaClash.ts';

/**
 * Clashes, the gravest first.
 */
export interface AgendaClashList {
  items: AgendaClash[];
}

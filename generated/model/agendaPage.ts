import type { AgendaItem } from './agendaItem.ts';
import type { AgendaPerson } from './agendaPerson.ts';
import type { AgendaTravel } from './agendaTravel.ts';

/**
 * What happens between two instants, by start; recurrence is already expanded.
 */
export interface AgendaPage {
  items: AgendaItem[];
  travels: AgendaTravel[];
  /** Whose diaries the reader may look into, themself first. */
  people: AgendaPerson[];
  /** There are more than the 3000 shown. */
  cut: boolean;
}

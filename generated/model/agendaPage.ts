import type { AgendaItem } from './agendaItem.ts';
import type { AgendaPerson } from './agendaPerson.ts';
import type { AgendaTravel } from './agendaTravel.ts';

/**
 * What happens between two instants, by start; recurrence is already expanded.
 */
export interface AgendaPage {
  items: AgendaItem[];
  travels: AgendaTravel[];
  /** The ADMINs and STAFF of the agency, the reader first and who left last; what is shown of a diary is up to each event. */
  people: AgendaPerson[];
  /** True when there are more events in that time than the 3000 shown. */
  cut: boolean;
}

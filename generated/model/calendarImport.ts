import type { CalendarImportItem } from './calendarImportItem.ts';
import type { CalendarImportProblem } from './calendarImportProblem.ts';

/**
 * What a file holds and what became of it. It shows the first 200 events and problems; the counts are of all.
 */
export interface CalendarImport {
  items: CalendarImportItem[];
  /** What did not come in first, then what came in but for something. */
  problems: CalendarImportProblem[];
  created: number;
  updated: number;
  same: number;
  /** Problems for which something did not come in. */
  left: number;
  /** Problems of events that came in all the same. */
  partly: number;
}

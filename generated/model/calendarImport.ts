import type { CalendarImportItem } from './calendarImportItem.ts';
import type { CalendarImportProblem } from './calendarImportProblem.ts';

/**
 * What a file holds and what became of it. It shows the first 200 events; the counts are of all.
 */
export interface CalendarImport {
  items: CalendarImportItem[];
  problems: CalendarImportProblem[];
  created: number;
  updated: number;
  same: number;
}

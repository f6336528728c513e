import type { CalendarImportAction } from './calendarImportAction.ts';

/**
 * One event or series of the file.
 */
export interface CalendarImportItem {
  /** Where it begins in the file. */
  line: number;
  title: string;
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  repeats: boolean;
  /** Occurrences that were moved or taken away. */
  exceptions: number;
  action: CalendarImportAction;
}

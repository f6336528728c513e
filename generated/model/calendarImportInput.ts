import type { CalendarImportInputFileExtra } from './calendarImportInputFileExtra.ts';

/**
 * An iCalendar file of at most 2 MB and 2000 events. A preview changes nothing and reports all the same.
 */
export interface CalendarImportInput {
  file: Blob | File;
  /** What the file is (specification, section 7). */
  file_extra?: CalendarImportInputFileExtra;
  preview: boolean;
}

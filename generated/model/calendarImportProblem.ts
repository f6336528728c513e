
/**
 * What could not be read; the rest was.
 */
export interface CalendarImportProblem {
  line: number;
  text: string;
}

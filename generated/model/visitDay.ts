
/**
 * A day with free times.
 */
export interface VisitDay {
  /** The day in Europe/Madrid. */
  date: string;
  slots: string[];
}


/**
 * An event that did not come in, or (kept) what of it did not; the rest did.
 */
export interface CalendarImportProblem {
  line: number;
  /** The event's; empty for what belongs to none. */
  title: string;
  /** Why, in my language. */
  text: string;
  /** The event came in, but for this. */
  kept: boolean;
}

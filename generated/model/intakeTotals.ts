
/**
 * Rows by what became of them so far.
 */
export interface IntakeTotals {
  /** Rows that are through. */
  done: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  errors: number;
  /** Demands that these rows began. */
  demands: number;
}

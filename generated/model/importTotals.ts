
/**
 * Counts of a run.
 */
export interface ImportTotals {
  received: number;
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  skipped: number;
  errors: number;
  /** Remarks on fields. */
  issues: number;
}

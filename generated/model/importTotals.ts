
/**
 * Counts of a run.
 */
export interface ImportTotals {
  /** Homes in the file. */
  received: number;
  created: number;
  updated: number;
  /** Homes of which a corrected field stayed as the agency has it. */
  conflicts: number;
  unchanged: number;
  /** Homes of the source that the file lacks, left as they are for now. */
  missing: number;
  removed: number;
  skipped: number;
  errors: number;
  /** Remarks on fields. */
  issues: number;
}

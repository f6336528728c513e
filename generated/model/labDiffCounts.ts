
/**
 * How many there are of each.
 */
export interface LabDiffCounts {
  added: number;
  gone: number;
  /** Fields, not homes. */
  changed: number;
}

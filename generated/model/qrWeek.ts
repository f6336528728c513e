
/**
 * Scans in a week from Monday on, Europe/Madrid.
 */
export interface QrWeek {
  from: string;
  /** @minimum 0 */
  scans: number;
}


/**
 * A week from Monday on, Europe/Madrid.
 */
export interface WeekFigures {
  /** Its Monday. */
  from: string;
  /** @minimum 0 */
  views: number;
  /** @minimum 0 */
  calls: number;
  /** @minimum 0 */
  shares: number;
  /** @minimum 0 */
  prints: number;
  /**
     * QR codes scanned, on boards and paper; programs are not counted.
     * @minimum 0
     */
  scans: number;
  /**
     * Enquiries received; counted for everybody, with or without analytics.
     * @minimum 0
     */
  enquiries: number;
}

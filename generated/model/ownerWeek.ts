
/**
 * A week from Monday on, Europe/Madrid.
 */
export interface OwnerWeek {
  /** Its Monday. */
  from: string;
  /**
     * How often the ad was opened by visitors who allowed counting.
     * @minimum 0
     */
  views: number;
  /** @minimum 0 */
  enquiries: number;
  /**
     * Visits that took place.
     * @minimum 0
     */
  visits: number;
}


/**
 * A day of the islands.
 */
export interface SiteDay {
  day: string;
  /** @minimum 0 */
  visits: number;
  /** @minimum 0 */
  views: number;
  /** @minimum 0 */
  homes: number;
  /** @minimum 0 */
  leads: number;
}


/**
 * Demands within my rights per tab; without those put away, but for `archived`.
 */
export interface DemandCounts {
  SEARCH: number;
  CANCEL: number;
  WON: number;
  /** Searching and urgent. */
  hot: number;
  /** Searching and expiring within 30 days. */
  expiring: number;
  archived: number;
}

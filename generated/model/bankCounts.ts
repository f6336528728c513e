
/**
 * How many entries stand where.
 */
export interface BankCounts {
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  matched: number;
  /** @minimum 0 */
  aside: number;
}

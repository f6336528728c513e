import type { EarningsMonth } from './earningsMonth.ts';
import type { EarningsOrder } from './earningsOrder.ts';

/**
 * What a seller earns, EUR cents.
 */
export interface Earnings {
  /** @nullable */
  sellerName: string | null;
  /** @nullable */
  ibanEnd: string | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  feePct: number;
  /**
     * Transfers that are due and have not come.
     * @minimum 0
     */
  awaiting: number;
  /** @minimum 0 */
  awaitingOrders: number;
  /**
     * Orders that are requested and not accepted yet.
     * @minimum 0
     */
  open: number;
  /** @minimum 0 */
  openOrders: number;
  /** What came this year, less what went back. */
  paidYear: number;
  /** @minimum 0 */
  paidYearOrders: number;
  /** @minimum 0 */
  retentionYear: number;
  /**
     * What has to go back to buyers.
     * @minimum 0
     */
  refundDue: number;
  /** @maxItems 12 */
  months: EarningsMonth[];
  /**
     * The newest, at most 100.
     * @maxItems 100
     */
  orders: EarningsOrder[];
}

import type { DisputeRow } from './disputeRow.ts';
import type { DisputeWord } from './disputeWord.ts';
import type { MarketSum } from './marketSum.ts';
import type { OrderDelivery } from './orderDelivery.ts';
import type { OrderFile } from './orderFile.ts';

/**
 * A dispute with both sides' words and what was delivered, for the site's operator.
 */
export interface Dispute {
  row: DisputeRow;
  sum: MarketSum;
  /** @nullable */
  paidAt: string | null;
  /**
     * What the seller sent back already, EUR cents.
     * @minimum 0
     */
  refunded: number;
  /** @nullable */
  startsAt: string | null;
  /** @nullable */
  notes: string | null;
  /** What both sides said and did, oldest first. */
  words: DisputeWord[];
  /** What was delivered as data. */
  delivery: OrderDelivery | null;
  files: OrderFile[];
  /** @minimum 1 */
  version: number;
}

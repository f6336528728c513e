import type { MarketReviewAct } from './marketReviewAct.ts';

/**
 * The operator's word on a publication, or on who sells.
 */
export interface MarketReviewInput {
  act: MarketReviewAct;
  /**
     * Why; the seller reads it. Needed to reject and to suspend.
     * @maxLength 500
     */
  reason?: string;
  /** @minimum 1 */
  version: number;
}

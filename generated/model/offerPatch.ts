import type { Money } from './money.ts';
import type { OfferFinancing } from './offerFinancing.ts';

/**
 * The terms of a draft, all of them; what is absent is unknown.
 */
export interface OfferPatch {
  /** @minimum 1 */
  version: number;
  amount: Money;
  deposit?: Money;
  financing?: OfferFinancing;
  validUntil?: string;
  /** @maxLength 2000 */
  conditions?: string;
}

import type { OfferSide } from './offerSide.ts';
import type { OfferTurnAct } from './offerTurnAct.ts';
import type { Uuid } from './uuid.ts';

/**
 * One turn of the talk about an offer.
 */
export interface OfferTurn {
  id: Uuid;
  at: string;
  act: OfferTurnAct;
  /** Whose word it was; null for what the agency or a program did. */
  side: OfferSide | null;
  /**
     * Null when a program did it.
     * @nullable
     */
  byName: string | null;
  /**
     * EUR cents.
     * @nullable
     */
  amount: number | null;
  /** @nullable */
  text: string | null;
}

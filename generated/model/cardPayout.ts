import type { CardPayoutState } from './cardPayoutState.ts';
import type { Money } from './money.ts';
import type { Uuid } from './uuid.ts';

/**
 * A payout to a seller that is under way or came back; EUR cents.
 */
export interface CardPayout {
  id: Uuid;
  /** @maxLength 200 */
  seller: string;
  amount: Money;
  /** How far it is. */
  state: CardPayoutState;
  /**
     * @maxLength 200
     * @nullable
     */
  failure: string | null;
  at: string;
}

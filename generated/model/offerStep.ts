import type { ArrasKind } from './arrasKind.ts';
import type { Money } from './money.ts';
import type { OfferAct } from './offerAct.ts';
import type { OfferSide } from './offerSide.ts';

/**
 * One act on an offer, with what it needs: `counter` an amount and whose it is, `arras` its kind and amount, `close` the closing price.
 */
export interface OfferStep {
  /** @minimum 1 */
  version: number;
  act: OfferAct;
  side?: OfferSide;
  amount?: Money;
  validUntil?: string;
  arrasKind?: ArrasKind;
  arrasAmount?: Money;
  deedBy?: string;
  closePrice?: Money;
  /** @maxLength 1000 */
  text?: string;
}

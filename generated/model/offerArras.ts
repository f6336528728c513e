import type { ArrasKind } from './arrasKind.ts';
import type { Money } from './money.ts';

/**
 * The earnest-money contract of a deal.
 */
export interface OfferArras {
  kind: ArrasKind;
  amount: Money;
  /**
     * Last day for the deed; null when none was agreed.
     * @nullable
     */
  deedBy: string | null;
}

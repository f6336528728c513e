import type { LocalizedLine } from './localizedLine.ts';
import type { Money } from './money.ts';
import type { PlanId } from './planId.ts';

/**
 * A plan for agencies. EUR cents without VAT.
 */
export interface Plan {
  id: PlanId;
  name: LocalizedLine;
  monthPrice: Money;
  yearPrice: Money;
  /**
     * People that the price holds.
     * @minimum 1
     * @maximum 1000
     */
  seats: number;
  /** Of each further one a month, a year is twelve; null: there are no further ones. */
  seatMonthPrice: Money | null;
  /**
     * Homes on the market at once; null: no limit.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  homes: number | null;
  /** Whether the agency's website may stand at domains of its own. */
  ownDomain: boolean;
}

import type { DemandMoneyPayment } from './demandMoneyPayment.ts';
import type { Money } from './money.ts';

/**
 * What they can pay. Of rentals the price of a month.
 */
export interface DemandMoney {
  priceMin?: Money;
  priceMax?: Money;
  /**
     * So many percent over the maximum still count; 10 unless told.
     * @minimum 0
     * @maximum 50
     */
  priceFlexPct?: number;
  payment?: DemandMoneyPayment;
  mortgageApproved?: boolean;
  maxLoan?: Money;
  /** @maxLength 100 */
  bank?: string;
  /** Whether they must sell another home first. */
  sellFirst?: boolean;
}

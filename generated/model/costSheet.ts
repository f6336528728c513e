import type { CostBuyer } from './costBuyer.ts';
import type { CostLine } from './costLine.ts';
import type { CostMortgage } from './costMortgage.ts';
import type { Island } from './island.ts';
import type { PublicOperation } from './publicOperation.ts';

/**
 * What a home costs beyond its price, by the tables of a day. The same question with the same date and rule version gives the same sums.
 */
export interface CostSheet {
  operation: PublicOperation;
  /**
     * EUR cents; null on request.
     * @nullable
     */
  price: number | null;
  island: Island | null;
  buyer: CostBuyer;
  /** The day whose tables were used. */
  date: string;
  /** Version of the tables. */
  ruleVersion: string;
  /**
     * EUR cents to buy, or to move in when it is let; null when a part of it is not known.
     * @nullable
     */
  total: number | null;
  /**
     * EUR cents of the total beyond the price (beyond the first month when it is let).
     * @nullable
     */
  extra: number | null;
  /**
     * EUR cents needed besides the loan; null without a loan.
     * @nullable
     */
  cash: number | null;
  /**
     * EUR cents a year of community, IBI and garbage as far as they are told; null when none is.
     * @nullable
     */
  yearly: number | null;
  mortgage: CostMortgage | null;
  lines: CostLine[];
}

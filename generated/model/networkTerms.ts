import type { NetworkFilter } from './networkFilter.ts';

/**
 * What two agencies agree on for each other's homes. Percentages are of 100.
 */
export interface NetworkTerms {
  filter: NetworkFilter;
  /** Only homes with an exclusive mandate. */
  onlyExclusive?: boolean;
  /**
     * The fee that is divided, of the price of the deal.
     * @minimum 0
     * @maximum 100
     */
  commissionPct: number;
  /**
     * How much of the fee goes to who brings the buyer; the rest stays with who has the mandate.
     * @minimum 0
     * @maximum 100
     */
  sellerSplitPct: number;
  /** The other may show the homes on its own website. */
  onPartnerWeb?: boolean;
  /** The other may send the homes to portals. */
  onPortals?: boolean;
  /**
     * For how many days from being accepted.
     * @minimum 1
     * @maximum 3650
     */
  validDays: number;
  /**
     * How many days before the end either side has to say so.
     * @minimum 0
     * @maximum 365
     */
  noticeDays: number;
  /**
     * What else they agree on.
     * @maxLength 4000
     */
  text?: string;
}

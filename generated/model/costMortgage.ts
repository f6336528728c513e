
/**
 * The loan that was counted.
 */
export interface CostMortgage {
  years: number;
  /** Yearly interest in percent. */
  rate: number;
  /** Percent of the price paid from one's own money. */
  downPayment: number;
}


/**
 * What orders come to, EUR cents.
 */
export interface EarningsSums {
  /** @minimum 0 */
  orders: number;
  net: number;
  vat: number;
  /** What buyers keep back and pay to the tax office (IRPF). */
  retention: number;
  /** What buyers pay: net and VAT, less the retention. */
  charged: number;
  /** The site's fee without VAT. */
  fee: number;
  feeVat: number;
  /** What is left of it without the fee and its VAT. */
  left: number;
  /** What came. */
  received: number;
  /** What has not come. */
  awaited: number;
  /** What has to go back to buyers and has not. */
  owed: number;
}

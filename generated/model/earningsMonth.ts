
/**
 * A month of a seller by the day of the payment, EUR cents.
 */
export interface EarningsMonth {
  /** @pattern ^[0-9]{4}-[0-9]{2}$ */
  month: string;
  /** @minimum 0 */
  orders: number;
  net: number;
  vat: number;
  retention: number;
  /** The site's fee with its VAT. */
  fee: number;
  /** Net and VAT without retention and fee. */
  left: number;
}

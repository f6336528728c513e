import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * What is charged at one rate of VAT, in EUR cents: the VAT is taken on the sum, half up.
 */
export interface InvoiceVat {
  /**
     * @minimum 0
     * @maximum 100
     */
  pct: number;
  base: InvoiceAmount;
  vat: InvoiceAmount;
}

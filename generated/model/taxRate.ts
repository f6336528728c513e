import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * What one side comes to at one rate, EUR cents.
 */
export interface TaxRate {
  /**
     * @minimum 0
     * @maximum 100
     */
  pct: number;
  base: InvoiceAmount;
  amount: InvoiceAmount;
}

import type { InvoiceAmount } from './invoiceAmount.ts';
import type { TaxModel } from './taxModel.ts';

/**
 * What one side comes to at one rate, EUR cents.
 */
export interface TaxRate {
  model: TaxModel | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  pct: number;
  base: InvoiceAmount;
  amount: InvoiceAmount;
}

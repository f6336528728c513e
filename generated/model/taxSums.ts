import type { InvoiceAmount } from './invoiceAmount.ts';
import type { TaxRate } from './taxRate.ts';

/**
 * What one side comes to, rate by rate, EUR cents.
 */
export interface TaxSums {
  base: InvoiceAmount;
  amount: InvoiceAmount;
  rates: TaxRate[];
}

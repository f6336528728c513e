import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceSide } from './invoiceSide.ts';

/**
 * Whom the agency billed, or was billed by, above the limit of model 347.
 */
export interface TaxPartner {
  side: InvoiceSide;
  taxId: string;
  name: string;
  total: InvoiceAmount;
  /** @minimum 0 */
  invoices: number;
  /**
     * Expenses among them, beside the invoices.
     * @minimum 0
     */
  expenses: number;
}

import type { InvoiceRow } from './invoiceRow.ts';

/**
 * Invoices, newest first.
 */
export interface InvoicePage {
  items: InvoiceRow[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
}

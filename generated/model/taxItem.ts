import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceSide } from './invoiceSide.ts';
import type { Uuid } from './uuid.ts';

/**
 * What one invoice adds to a sum.
 */
export interface TaxItem {
  invoiceId: Uuid;
  fullNumber: string;
  issuedOn: string;
  side: InvoiceSide;
  /** Of the other side. */
  name: string;
  /** @nullable */
  taxId: string | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  pct: number;
  base: InvoiceAmount;
  amount: InvoiceAmount;
}

import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceDraftInput } from './invoiceDraftInput.ts';
import type { InvoiceVat } from './invoiceVat.ts';
import type { Uuid } from './uuid.ts';

/**
 * A draft with what it comes to. It has no number: that is given when it is issued.
 */
export interface InvoiceDraft {
  id: Uuid;
  data: InvoiceDraftInput;
  /**
     * What it charges, where it was made from a fee: the home's reference.
     * @maxLength 200
     * @nullable
     */
  about: string | null;
  base: InvoiceAmount;
  vat: InvoiceVat[];
  vatTotal: InvoiceAmount;
  withheld: InvoiceAmount;
  total: InvoiceAmount;
  payable: InvoiceAmount;
  /** @minimum 1 */
  version: number;
  updatedAt: string;
}

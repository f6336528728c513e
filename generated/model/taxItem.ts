import type { InvoiceAmount } from './invoiceAmount.ts';
import type { InvoiceSide } from './invoiceSide.ts';
import type { TaxModel } from './taxModel.ts';
import type { TaxRecord } from './taxRecord.ts';
import type { Uuid } from './uuid.ts';

/**
 * What one invoice, issued or received, adds to a sum.
 */
export interface TaxItem {
  record: TaxRecord;
  recordId: Uuid;
  fullNumber: string;
  issuedOn: string;
  side: InvoiceSide;
  /** Of the other side. */
  name: string;
  /** @nullable */
  taxId: string | null;
  model: TaxModel | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  pct: number;
  base: InvoiceAmount;
  printed: InvoiceAmount;
  amount: InvoiceAmount;
}

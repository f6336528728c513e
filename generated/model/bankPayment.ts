import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * A file of transfers.
 */
export interface BankPayment {
  id: Uuid;
  on: string;
  /** @minimum 1 */
  count: number;
  total: InvoiceAmount;
}

import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * An entry as it was read.
 */
export interface BankLook {
  bookedOn: string;
  amount: InvoiceAmount;
  text: string;
  /** It was taken before. */
  known: boolean;
}

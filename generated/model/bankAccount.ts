import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * A bank account of the agency, as its statements name it.
 */
export interface BankAccount {
  id: Uuid;
  /** @maxLength 34 */
  iban: string;
  /**
     * Holder, as the bank writes it; may be empty.
     * @maxLength 160
     */
  name: string;
  /** Balance at the end of the last statement that says one. */
  closing: InvoiceAmount | null;
  /** @nullable */
  closingOn: string | null;
  /**
     * Entries that wait for their invoice or expense.
     * @minimum 0
     */
  open: number;
}

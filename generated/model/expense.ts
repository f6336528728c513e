import type { ExpenseFile } from './expenseFile.ts';
import type { ExpenseInput } from './expenseInput.ts';
import type { ExpenseState } from './expenseState.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';
import type { Uuid } from './uuid.ts';

/**
 * An expense of an agency and what it comes to; amounts in EUR cents.
 */
export interface Expense {
  id: Uuid;
  data: ExpenseInput;
  /** @minimum 1 */
  version: number;
  net: InvoiceAmount;
  vat: InvoiceAmount;
  deductible: InvoiceAmount;
  payable: InvoiceAmount;
  paid: InvoiceAmount;
  paidByHand: InvoiceAmount;
  state: ExpenseState;
  /**
     * Day on which the rest was paid.
     * @nullable
     */
  paidOn: string | null;
  /** File of transfers it stands in. */
  paymentId: Uuid | null;
  /**
     * Day that file asks the bank to pay on.
     * @nullable
     */
  paymentOn: string | null;
  file: ExpenseFile | null;
  updatedAt: string;
}

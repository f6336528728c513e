import type { Expense } from './expense.ts';
import type { InvoiceAmount } from './invoiceAmount.ts';

/**
 * Expenses, newest first.
 */
export interface ExpensePage {
  items: Expense[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** @minimum 0 */
  total: number;
  open: InvoiceAmount;
}

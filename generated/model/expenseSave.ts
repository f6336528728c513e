import type { ExpenseInput } from './expenseInput.ts';

/**
 * An expense as it is now, and the version it was read with.
 */
export interface ExpenseSave {
  /** @minimum 1 */
  version: number;
  data: ExpenseInput;
}

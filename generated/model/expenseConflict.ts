import type { Expense } from './expense.ts';

/**
 * What is stored now.
 */
export interface ExpenseConflict {
  message: string;
  current: Expense;
}

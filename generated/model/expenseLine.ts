import type { ExpenseAmount } from './expenseAmount.ts';
import type { ExpenseLineVatPct } from './expenseLineVatPct.ts';

/**
 * What is charged at one rate of VAT; below zero in a credit.
 */
export interface ExpenseLine {
  /** Rates of VAT in Spain (arts. 90 and 91 of Ley 37/1992), in per cent; 0 where none is charged. */
  vatPct: ExpenseLineVatPct;
  base: ExpenseAmount;
  vat?: ExpenseAmount;
}

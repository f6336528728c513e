import type { Money } from './money.ts';

/**
 * What was paid of an expense without the bank: in cash, or by a card of its own.
 */
export interface ExpensePayInput {
  amount: Money;
  /** The day, Europe/Madrid. */
  on: string;
}

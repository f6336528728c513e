import type { ExpenseInputWithheldFor } from './expenseInputWithheldFor.ts';
import type { ExpenseLine } from './expenseLine.ts';
import type { Money } from './money.ts';

/**
 * An invoice of a supplier as its paper says it.
 */
export interface ExpenseInput {
  /**
     * @minLength 1
     * @maxLength 160
     */
  supplierName: string;
  /**
     * Tax number; one that looks Spanish has a check that fits, others begin with their country's letters.
     * @minLength 5
     * @maxLength 20
     */
  supplierTaxId: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  number: string;
  issuedOn: string;
  dueOn?: string;
  /** @maxLength 200 */
  concept?: string;
  /**
     * What is charged, by rate of VAT; each rate once.
     * @minItems 1
     * @maxItems 6
     */
  lines: ExpenseLine[];
  withheld?: Money;
  /** What is withheld of: needed where something is. */
  withheldFor?: ExpenseInputWithheldFor;
  /**
     * Of the VAT, what is deducted, in per cent; all of it unless told.
     * @minimum 0
     * @maximum 100
     */
  deductiblePct?: number;
  /**
     * Where it is paid by transfer: an account of the SEPA countries.
     * @maxLength 42
     */
  supplierIban?: string;
}

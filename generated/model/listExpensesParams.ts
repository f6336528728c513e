import type { CursorParameter } from './cursorParameter.ts';
import type { ExpenseState } from './expenseState.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListExpensesParams = {
/**
 * Only those that stand there.
 */
state?: ExpenseState;
/**
 * Words of supplier, number or concept, in any order.
 * @maxLength 120
 */
q?: string;
/**
 * Issued on this day or later.
 */
from?: string;
/**
 * Issued on this day or before.
 */
to?: string;
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};

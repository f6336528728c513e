
/**
 * Money in EUR cents; below zero in what a supplier gives back.
 * @minimum -99999999999
 * @maximum 99999999999
 */
export type ExpenseAmount = number;

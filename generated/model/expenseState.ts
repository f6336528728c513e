
/**
 * Whether an expense is paid.
 */
export type ExpenseState = typeof ExpenseState[keyof typeof ExpenseState];


export const ExpenseState = {
  open: 'open',
  part_paid: 'part_paid',
  paid: 'paid',
} as const;

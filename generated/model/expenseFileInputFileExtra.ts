
/**
 * What the file is (specification, section 7).
 */
export type ExpenseFileInputFileExtra = typeof ExpenseFileInputFileExtra[keyof typeof ExpenseFileInputFileExtra];


export const ExpenseFileInputFileExtra = {
  expense: 'expense',
} as const;

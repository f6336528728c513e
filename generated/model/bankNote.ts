
/**
 * What is worth a look in a statement that can be taken.
 */
export type BankNote = typeof BankNote[keyof typeof BankNote];


export const BankNote = {
  count: 'count',
  gap: 'gap',
  mixed: 'mixed',
} as const;

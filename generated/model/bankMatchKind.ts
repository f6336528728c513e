
/**
 * What an entry pays.
 */
export type BankMatchKind = typeof BankMatchKind[keyof typeof BankMatchKind];


export const BankMatchKind = {
  invoice: 'invoice',
  expense: 'expense',
} as const;

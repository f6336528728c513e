
/**
 * How a statement is written.
 */
export type BankFormat = typeof BankFormat[keyof typeof BankFormat];


export const BankFormat = {
  norma43: 'norma43',
  camt053: 'camt053',
  csv: 'csv',
} as const;

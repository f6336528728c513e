
/**
 * What the file is (specification, section 7).
 */
export type BankStatementInputFileExtra = typeof BankStatementInputFileExtra[keyof typeof BankStatementInputFileExtra];


export const BankStatementInputFileExtra = {
  statement: 'statement',
} as const;


/**
 * Whether the records of an agency's invoices are sent.
 */
export type FiscalMode = typeof FiscalMode[keyof typeof FiscalMode];


export const FiscalMode = {
  off: 'off',
  test: 'test',
  on: 'on',
} as const;

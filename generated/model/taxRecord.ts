
/**
 * Where a line is from.
 */
export type TaxRecord = typeof TaxRecord[keyof typeof TaxRecord];


export const TaxRecord = {
  invoice: 'invoice',
  expense: 'expense',
} as const;

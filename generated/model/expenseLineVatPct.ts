
/**
 * Rates of VAT in Spain (arts. 90 and 91 of Ley 37/1992), in per cent; 0 where none is charged.
 */
export type ExpenseLineVatPct = typeof ExpenseLineVatPct[keyof typeof ExpenseLineVatPct];


export const ExpenseLineVatPct = {
  NUMBER_21: 21,
  NUMBER_10: 10,
  NUMBER_4: 4,
  NUMBER_0: 0,
} as const;

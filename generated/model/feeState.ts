
/**
 * How far a fee is on its way to the agency.
 */
export type FeeState = typeof FeeState[keyof typeof FeeState];


export const FeeState = {
  open: 'open',
  drafted: 'drafted',
  invoiced: 'invoiced',
  paid: 'paid',
} as const;

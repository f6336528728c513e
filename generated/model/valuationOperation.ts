
/**
 * What is asked for: a price to buy, or a rent by the month.
 */
export type ValuationOperation = typeof ValuationOperation[keyof typeof ValuationOperation];


export const ValuationOperation = {
  V: 'V',
  A: 'A',
} as const;

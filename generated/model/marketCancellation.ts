
/**
 * How late a buyer may call off, and what goes back.
 */
export type MarketCancellation = typeof MarketCancellation[keyof typeof MarketCancellation];


export const MarketCancellation = {
  flexible: 'flexible',
  standard: 'standard',
  strict: 'strict',
} as const;

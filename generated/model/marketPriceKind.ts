
/**
 * How a service is priced.
 */
export type MarketPriceKind = typeof MarketPriceKind[keyof typeof MarketPriceKind];


export const MarketPriceKind = {
  fixed: 'fixed',
  per_m2: 'per_m2',
  tiers: 'tiers',
  quote: 'quote',
} as const;


export type MarketSellerFactsRetentionPct = typeof MarketSellerFactsRetentionPct[keyof typeof MarketSellerFactsRetentionPct];


export const MarketSellerFactsRetentionPct = {
  NUMBER_0: 0,
  NUMBER_7: 7,
  NUMBER_15: 15,
} as const;


export type MarketSumRetentionPct = typeof MarketSumRetentionPct[keyof typeof MarketSumRetentionPct];


export const MarketSumRetentionPct = {
  NUMBER_0: 0,
  NUMBER_7: 7,
  NUMBER_15: 15,
} as const;

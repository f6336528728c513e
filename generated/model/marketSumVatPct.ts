
export type MarketSumVatPct = typeof MarketSumVatPct[keyof typeof MarketSumVatPct];


export const MarketSumVatPct = {
  NUMBER_0: 0,
  NUMBER_10: 10,
  NUMBER_21: 21,
} as const;

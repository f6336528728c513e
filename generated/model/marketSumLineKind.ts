
export type MarketSumLineKind = typeof MarketSumLineKind[keyof typeof MarketSumLineKind];


export const MarketSumLineKind = {
  base: 'base',
  option: 'option',
  travel: 'travel',
} as const;

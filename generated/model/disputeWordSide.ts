
export type DisputeWordSide = typeof DisputeWordSide[keyof typeof DisputeWordSide];


export const DisputeWordSide = {
  buyer: 'buyer',
  seller: 'seller',
  operator: 'operator',
  time: 'time',
} as const;

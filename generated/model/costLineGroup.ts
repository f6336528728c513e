
export type CostLineGroup = typeof CostLineGroup[keyof typeof CostLineGroup];


export const CostLineGroup = {
  purchase: 'purchase',
  owning: 'owning',
  mortgage: 'mortgage',
  rent: 'rent',
} as const;

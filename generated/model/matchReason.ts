
/**
 * Why a home was disliked.
 */
export type MatchReason = typeof MatchReason[keyof typeof MatchReason];


export const MatchReason = {
  price: 'price',
  size: 'size',
  place: 'place',
  condition: 'condition',
  feature: 'feature',
} as const;

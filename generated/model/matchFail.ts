
/**
 * A condition that a home breaks.
 */
export type MatchFail = typeof MatchFail[keyof typeof MatchFail];


export const MatchFail = {
  operation: 'operation',
  type: 'type',
  subtype: 'subtype',
  place: 'place',
  price: 'price',
  area: 'area',
  plot: 'plot',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  must: 'must',
  unwanted: 'unwanted',
} as const;

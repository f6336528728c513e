
/**
 * What a demand may ask and a home is weighed by. `must` are features it must have, `wishes` those it would like, `unwanted` those it must not have.
 */
export type MatchCriterion = typeof MatchCriterion[keyof typeof MatchCriterion];


export const MatchCriterion = {
  price: 'price',
  place: 'place',
  area: 'area',
  plot: 'plot',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  subtype: 'subtype',
  must: 'must',
  wishes: 'wishes',
  unwanted: 'unwanted',
  views: 'views',
  condition: 'condition',
  sea: 'sea',
  floor: 'floor',
  year: 'year',
} as const;

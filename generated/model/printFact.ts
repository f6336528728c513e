
/**
 * A fact of a home that can be printed; one that is not known is left out by itself.
 */
export type PrintFact = typeof PrintFact[keyof typeof PrintFact];


export const PrintFact = {
  type: 'type',
  built: 'built',
  usable: 'usable',
  plot: 'plot',
  terrace: 'terrace',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floor: 'floor',
  lift: 'lift',
  parking: 'parking',
  pool: 'pool',
  airConditioning: 'airConditioning',
  heating: 'heating',
  orientation: 'orientation',
  views: 'views',
  seaDistance: 'seaDistance',
  constructionYear: 'constructionYear',
  condition: 'condition',
  communityFee: 'communityFee',
  ibi: 'ibi',
} as const;

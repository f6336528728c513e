
/**
 * What sets a comparable home apart.
 */
export type ValuationTrait = typeof ValuationTrait[keyof typeof ValuationTrait];


export const ValuationTrait = {
  m2: 'm2',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floor: 'floor',
  lift: 'lift',
  renovate: 'renovate',
  isNew: 'isNew',
  terrace: 'terrace',
  parking: 'parking',
  pool: 'pool',
  airConditioning: 'airConditioning',
  garden: 'garden',
  storageRoom: 'storageRoom',
  seaViews: 'seaViews',
  firstLine: 'firstLine',
} as const;

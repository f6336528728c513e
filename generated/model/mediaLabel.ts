
/**
 * What a photo shows (after Idealista's image labels).
 */
export type MediaLabel = typeof MediaLabel[keyof typeof MediaLabel];


export const MediaLabel = {
  facade: 'facade',
  living: 'living',
  dining: 'dining',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  toilet: 'toilet',
  terrace: 'terrace',
  balcony: 'balcony',
  patio: 'patio',
  garden: 'garden',
  pool: 'pool',
  views: 'views',
  hall: 'hall',
  corridor: 'corridor',
  garage: 'garage',
  storage: 'storage',
  stairs: 'stairs',
  laundry: 'laundry',
  office: 'office',
  attic: 'attic',
  basement: 'basement',
  surroundings: 'surroundings',
  commonAreas: 'commonAreas',
  plot: 'plot',
  plan: 'plan',
  energyCertificate: 'energyCertificate',
  other: 'other',
} as const;

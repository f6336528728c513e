
/**
 * Kinds of place.
 */
export type PlaceKind = typeof PlaceKind[keyof typeof PlaceKind];


export const PlaceKind = {
  region: 'region',
  island: 'island',
  municipality: 'municipality',
  town: 'town',
  postalCode: 'postalCode',
} as const;

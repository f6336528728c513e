
/**
 * Features one can filter by; each is a bit of the search row.
 */
export type SearchFeature = typeof SearchFeature[keyof typeof SearchFeature];


export const SearchFeature = {
  terrace: 'terrace',
  pool: 'pool',
  garden: 'garden',
  seaViews: 'seaViews',
  firstLine: 'firstLine',
  lift: 'lift',
  parking: 'parking',
  airConditioning: 'airConditioning',
  heating: 'heating',
  furnished: 'furnished',
  fireplace: 'fireplace',
  storageRoom: 'storageRoom',
  stepFreeAccess: 'stepFreeAccess',
  petsAllowed: 'petsAllowed',
  balcony: 'balcony',
  exterior: 'exterior',
  solarPanels: 'solarPanels',
  evCharger: 'evCharger',
  exclusive: 'exclusive',
  newBuild: 'newBuild',
  plan: 'plan',
  touristLicence: 'touristLicence',
} as const;

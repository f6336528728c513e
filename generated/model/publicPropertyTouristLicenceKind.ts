
export type PublicPropertyTouristLicenceKind = typeof PublicPropertyTouristLicenceKind[keyof typeof PublicPropertyTouristLicenceKind];


export const PublicPropertyTouristLicenceKind = {
  ETV: 'ETV',
  ETVPL: 'ETVPL',
  ETV60: 'ETV60',
  other: 'other',
} as const;

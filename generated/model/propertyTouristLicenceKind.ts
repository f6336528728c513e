
export type PropertyTouristLicenceKind = typeof PropertyTouristLicenceKind[keyof typeof PropertyTouristLicenceKind];


export const PropertyTouristLicenceKind = {
  ETV: 'ETV',
  ETVPL: 'ETVPL',
  ETV60: 'ETV60',
  other: 'other',
} as const;

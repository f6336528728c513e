
export type PublicPropertyFeaturesAllowedUse = typeof PublicPropertyFeaturesAllowedUse[keyof typeof PublicPropertyFeaturesAllowedUse];


export const PublicPropertyFeaturesAllowedUse = {
  residential: 'residential',
  agricultural: 'agricultural',
  commercial: 'commercial',
  services: 'services',
  industrial: 'industrial',
  multi: 'multi',
  single: 'single',
} as const;

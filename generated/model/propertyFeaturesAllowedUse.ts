
export type PropertyFeaturesAllowedUse = typeof PropertyFeaturesAllowedUse[keyof typeof PropertyFeaturesAllowedUse];


export const PropertyFeaturesAllowedUse = {
  residential: 'residential',
  agricultural: 'agricultural',
  commercial: 'commercial',
  services: 'services',
  industrial: 'industrial',
  multi: 'multi',
  single: 'single',
} as const;

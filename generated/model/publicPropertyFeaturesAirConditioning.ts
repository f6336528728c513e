
export type PublicPropertyFeaturesAirConditioning = typeof PublicPropertyFeaturesAirConditioning[keyof typeof PublicPropertyFeaturesAirConditioning];


export const PublicPropertyFeaturesAirConditioning = {
  none: 'none',
  preinstalled: 'preinstalled',
  cold: 'cold',
  coldHeat: 'coldHeat',
} as const;

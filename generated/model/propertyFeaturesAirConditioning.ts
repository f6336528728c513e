
export type PropertyFeaturesAirConditioning = typeof PropertyFeaturesAirConditioning[keyof typeof PropertyFeaturesAirConditioning];


export const PropertyFeaturesAirConditioning = {
  none: 'none',
  preinstalled: 'preinstalled',
  cold: 'cold',
  coldHeat: 'coldHeat',
} as const;

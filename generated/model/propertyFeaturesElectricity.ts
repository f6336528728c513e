
export type PropertyFeaturesElectricity = typeof PropertyFeaturesElectricity[keyof typeof PropertyFeaturesElectricity];


export const PropertyFeaturesElectricity = {
  none: 'none',
  single: 'single',
  threePhase: 'threePhase',
} as const;

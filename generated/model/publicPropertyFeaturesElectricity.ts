
export type PublicPropertyFeaturesElectricity = typeof PublicPropertyFeaturesElectricity[keyof typeof PublicPropertyFeaturesElectricity];


export const PublicPropertyFeaturesElectricity = {
  none: 'none',
  single: 'single',
  threePhase: 'threePhase',
} as const;


export type PublicPropertyFeaturesSewer = typeof PublicPropertyFeaturesSewer[keyof typeof PublicPropertyFeaturesSewer];


export const PublicPropertyFeaturesSewer = {
  mains: 'mains',
  septic: 'septic',
  none: 'none',
} as const;

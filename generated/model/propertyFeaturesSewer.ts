
export type PropertyFeaturesSewer = typeof PropertyFeaturesSewer[keyof typeof PropertyFeaturesSewer];


export const PropertyFeaturesSewer = {
  mains: 'mains',
  septic: 'septic',
  none: 'none',
} as const;

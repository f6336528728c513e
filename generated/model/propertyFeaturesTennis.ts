
export type PropertyFeaturesTennis = typeof PropertyFeaturesTennis[keyof typeof PropertyFeaturesTennis];


export const PropertyFeaturesTennis = {
  none: 'none',
  private: 'private',
  communal: 'communal',
} as const;

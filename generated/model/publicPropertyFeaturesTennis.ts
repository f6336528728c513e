
export type PublicPropertyFeaturesTennis = typeof PublicPropertyFeaturesTennis[keyof typeof PublicPropertyFeaturesTennis];


export const PublicPropertyFeaturesTennis = {
  none: 'none',
  private: 'private',
  communal: 'communal',
} as const;


export type PublicPropertyFeaturesGarden = typeof PublicPropertyFeaturesGarden[keyof typeof PublicPropertyFeaturesGarden];


export const PublicPropertyFeaturesGarden = {
  none: 'none',
  private: 'private',
  communal: 'communal',
} as const;

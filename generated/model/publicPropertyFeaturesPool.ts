
export type PublicPropertyFeaturesPool = typeof PublicPropertyFeaturesPool[keyof typeof PublicPropertyFeaturesPool];


export const PublicPropertyFeaturesPool = {
  none: 'none',
  private: 'private',
  communal: 'communal',
} as const;

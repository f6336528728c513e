
export type PropertyFeaturesPool = typeof PropertyFeaturesPool[keyof typeof PropertyFeaturesPool];


export const PropertyFeaturesPool = {
  none: 'none',
  private: 'private',
  communal: 'communal',
} as const;

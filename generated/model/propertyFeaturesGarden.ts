
export type PropertyFeaturesGarden = typeof PropertyFeaturesGarden[keyof typeof PropertyFeaturesGarden];


export const PropertyFeaturesGarden = {
  none: 'none',
  private: 'private',
  communal: 'communal',
} as const;

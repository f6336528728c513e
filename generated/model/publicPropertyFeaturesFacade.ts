
export type PublicPropertyFeaturesFacade = typeof PublicPropertyFeaturesFacade[keyof typeof PublicPropertyFeaturesFacade];


export const PublicPropertyFeaturesFacade = {
  stone: 'stone',
  render: 'render',
  brick: 'brick',
  glass: 'glass',
  mixed: 'mixed',
  other: 'other',
} as const;

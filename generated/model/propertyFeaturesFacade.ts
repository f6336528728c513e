
export type PropertyFeaturesFacade = typeof PropertyFeaturesFacade[keyof typeof PropertyFeaturesFacade];


export const PropertyFeaturesFacade = {
  stone: 'stone',
  render: 'render',
  brick: 'brick',
  glass: 'glass',
  mixed: 'mixed',
  other: 'other',
} as const;


export type PropertyFeaturesJoineryInside = typeof PropertyFeaturesJoineryInside[keyof typeof PropertyFeaturesJoineryInside];


export const PropertyFeaturesJoineryInside = {
  wood: 'wood',
  lacquered: 'lacquered',
  other: 'other',
} as const;


export type PublicPropertyFeaturesJoineryInside = typeof PublicPropertyFeaturesJoineryInside[keyof typeof PublicPropertyFeaturesJoineryInside];


export const PublicPropertyFeaturesJoineryInside = {
  wood: 'wood',
  lacquered: 'lacquered',
  other: 'other',
} as const;

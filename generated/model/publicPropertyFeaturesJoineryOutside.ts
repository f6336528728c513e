
export type PublicPropertyFeaturesJoineryOutside = typeof PublicPropertyFeaturesJoineryOutside[keyof typeof PublicPropertyFeaturesJoineryOutside];


export const PublicPropertyFeaturesJoineryOutside = {
  wood: 'wood',
  aluminium: 'aluminium',
  pvc: 'pvc',
  iron: 'iron',
  other: 'other',
} as const;

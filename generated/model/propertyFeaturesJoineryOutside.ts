
export type PropertyFeaturesJoineryOutside = typeof PropertyFeaturesJoineryOutside[keyof typeof PropertyFeaturesJoineryOutside];


export const PropertyFeaturesJoineryOutside = {
  wood: 'wood',
  aluminium: 'aluminium',
  pvc: 'pvc',
  iron: 'iron',
  other: 'other',
} as const;

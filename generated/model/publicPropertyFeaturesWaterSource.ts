
export type PublicPropertyFeaturesWaterSource = typeof PublicPropertyFeaturesWaterSource[keyof typeof PublicPropertyFeaturesWaterSource];


export const PublicPropertyFeaturesWaterSource = {
  mains: 'mains',
  well: 'well',
  tank: 'tank',
} as const;

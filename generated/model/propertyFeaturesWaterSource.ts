
export type PropertyFeaturesWaterSource = typeof PropertyFeaturesWaterSource[keyof typeof PropertyFeaturesWaterSource];


export const PropertyFeaturesWaterSource = {
  mains: 'mains',
  well: 'well',
  tank: 'tank',
} as const;


export type PublicPropertyFeaturesFlooring = typeof PublicPropertyFeaturesFlooring[keyof typeof PublicPropertyFeaturesFlooring];


export const PublicPropertyFeaturesFlooring = {
  marble: 'marble',
  wood: 'wood',
  tile: 'tile',
  hydraulic: 'hydraulic',
  stone: 'stone',
  terrazzo: 'terrazzo',
  concrete: 'concrete',
  other: 'other',
} as const;

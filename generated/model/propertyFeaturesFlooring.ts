
export type PropertyFeaturesFlooring = typeof PropertyFeaturesFlooring[keyof typeof PropertyFeaturesFlooring];


export const PropertyFeaturesFlooring = {
  marble: 'marble',
  wood: 'wood',
  tile: 'tile',
  hydraulic: 'hydraulic',
  stone: 'stone',
  terrazzo: 'terrazzo',
  concrete: 'concrete',
  other: 'other',
} as const;

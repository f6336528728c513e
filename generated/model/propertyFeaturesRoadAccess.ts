
export type PropertyFeaturesRoadAccess = typeof PropertyFeaturesRoadAccess[keyof typeof PropertyFeaturesRoadAccess];


export const PropertyFeaturesRoadAccess = {
  urban: 'urban',
  road: 'road',
  track: 'track',
  highway: 'highway',
  none: 'none',
} as const;

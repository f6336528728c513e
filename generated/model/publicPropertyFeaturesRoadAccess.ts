
export type PublicPropertyFeaturesRoadAccess = typeof PublicPropertyFeaturesRoadAccess[keyof typeof PublicPropertyFeaturesRoadAccess];


export const PublicPropertyFeaturesRoadAccess = {
  urban: 'urban',
  road: 'road',
  track: 'track',
  highway: 'highway',
  none: 'none',
} as const;

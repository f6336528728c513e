
export type MatchTuningCause = typeof MatchTuningCause[keyof typeof MatchTuningCause];


export const MatchTuningCause = {
  likedOver: 'likedOver',
  tooDear: 'tooDear',
  likedSmaller: 'likedSmaller',
  tooSmall: 'tooSmall',
  likedWorse: 'likedWorse',
  badCondition: 'badCondition',
  likedWithout: 'likedWithout',
  missedFeature: 'missedFeature',
  badPlace: 'badPlace',
} as const;

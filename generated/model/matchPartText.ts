
export type MatchPartText = typeof MatchPartText[keyof typeof MatchPartText];


export const MatchPartText = {
  within: 'within',
  under: 'under',
  over: 'over',
  below: 'below',
  few: 'few',
  many: 'many',
  unknown: 'unknown',
  here: 'here',
  disliked: 'disliked',
  is: 'is',
  better: 'better',
  other: 'other',
  has: 'has',
  some: 'some',
  lacks: 'lacks',
  none: 'none',
  clean: 'clean',
  found: 'found',
} as const;

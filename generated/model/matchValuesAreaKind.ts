
export type MatchValuesAreaKind = typeof MatchValuesAreaKind[keyof typeof MatchValuesAreaKind];


export const MatchValuesAreaKind = {
  built: 'built',
  builtWithCommon: 'builtWithCommon',
  usable: 'usable',
  plot: 'plot',
} as const;

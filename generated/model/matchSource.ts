
/**
 * Where homes of a demand's matches come from.
 */
export type MatchSource = typeof MatchSource[keyof typeof MatchSource];


export const MatchSource = {
  own: 'own',
  API: 'API',
  ABSI: 'ABSI',
  APIW: 'APIW',
  MICRO: 'MICRO',
  OTHER: 'OTHER',
} as const;


/**
 * What of a home is judged.
 */
export type AnalysisHealthKind = typeof AnalysisHealthKind[keyof typeof AnalysisHealthKind];


export const AnalysisHealthKind = {
  price: 'price',
  days: 'days',
  interest: 'interest',
  record: 'record',
  passport: 'passport',
} as const;

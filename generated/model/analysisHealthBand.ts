
/**
 * How a home stands.
 */
export type AnalysisHealthBand = typeof AnalysisHealthBand[keyof typeof AnalysisHealthBand];


export const AnalysisHealthBand = {
  act: 'act',
  watch: 'watch',
  well: 'well',
  best: 'best',
  unknown: 'unknown',
} as const;


/**
 * Where a price lies against the estimate, in per cent of it.
 */
export type AnalysisPriceClass = typeof AnalysisPriceClass[keyof typeof AnalysisPriceClass];


export const AnalysisPriceClass = {
  far_below: 'far_below',
  below: 'below',
  like: 'like',
  above: 'above',
  far_above: 'far_above',
  unknown: 'unknown',
} as const;

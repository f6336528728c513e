
/**
 * Bands of prices. They are fixed, so that two questions cannot be taken from each other to learn a price.
 */
export type AnalysisPriceBand = typeof AnalysisPriceBand[keyof typeof AnalysisPriceBand];


export const AnalysisPriceBand = {
  low: 'low',
  middle: 'middle',
  high: 'high',
  top: 'top',
} as const;

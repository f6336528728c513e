
/**
 * What a home asks for first.
 */
export type AnalysisHomeAct = typeof AnalysisHomeAct[keyof typeof AnalysisHomeAct];


export const AnalysisHomeAct = {
  papers: 'papers',
  renew: 'renew',
  drop: 'drop',
  reprice: 'reprice',
  photos: 'photos',
} as const;


/**
 * Which figure is written as a file.
 */
export type AnalysisPanel = typeof AnalysisPanel[keyof typeof AnalysisPanel];


export const AnalysisPanel = {
  funnel: 'funnel',
  response: 'response',
  market_days: 'market_days',
  sources: 'sources',
  agents: 'agents',
  stock: 'stock',
} as const;

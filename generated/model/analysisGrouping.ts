
/**
 * What the enquiries of a figure are divided by.
 */
export type AnalysisGrouping = typeof AnalysisGrouping[keyof typeof AnalysisGrouping];


export const AnalysisGrouping = {
  agent: 'agent',
  source: 'source',
  island: 'island',
  type: 'type',
  operation: 'operation',
  branch: 'branch',
} as const;

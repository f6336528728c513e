import type { AnalysisAgentLine } from './analysisAgentLine.ts';

/**
 * What became of the enquiries of a period, by who has them.
 */
export interface AnalysisAgents {
  from: string;
  /** Last day, it included. */
  to: string;
  asOf: string;
  total: AnalysisAgentLine;
  /**
     * Those with most enquiries first; of a STAFF their own line.
     * @maxItems 200
     */
  agents: AnalysisAgentLine[];
}

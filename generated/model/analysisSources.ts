import type { AgentId } from './agentId.ts';
import type { AnalysisSource } from './analysisSource.ts';

/**
 * Where the enquiries of a period came from, and what that cost.
 */
export interface AnalysisSources {
  from: string;
  /** Last day, it included. */
  to: string;
  asOf: string;
  /** Whose; null: the agency's. */
  agentId: AgentId | null;
  total: AnalysisSource;
  /**
     * Those with most enquiries first.
     * @maxItems 200
     */
  sources: AnalysisSource[];
}

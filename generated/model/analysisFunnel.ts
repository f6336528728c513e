import type { AgentId } from './agentId.ts';
import type { AnalysisCase } from './analysisCase.ts';
import type { AnalysisFrozen } from './analysisFrozen.ts';
import type { AnalysisFunnelGroup } from './analysisFunnelGroup.ts';

/**
 * What became of the enquiries of a period.
 */
export interface AnalysisFunnel {
  from: string;
  /** Last day, it included. */
  to: string;
  /** Until when they were followed. */
  asOf: string;
  /** Whose; null: the agency's. */
  agentId: AgentId | null;
  /** Null: no month of it is closed, or not all is asked for. */
  frozen: AnalysisFrozen | null;
  total: AnalysisFunnelGroup;
  /**
     * Those with most enquiries first; none unless asked for.
     * @maxItems 200
     */
  groups: AnalysisFunnelGroup[];
  /**
     * The newest behind the step asked for; none unless asked for.
     * @maxItems 50
     */
  items: AnalysisCase[];
}

import type { AgentId } from './agentId.ts';
import type { AnalysisClosing } from './analysisClosing.ts';
import type { AnalysisSurvival } from './analysisSurvival.ts';

/**
 * Days until an agency's homes are sold or let, beside those of others.
 */
export interface AnalysisMarketDays {
  /** Homes published from this day on are counted. */
  from: string;
  /** Last day, it included. */
  to: string;
  asOf: string;
  /** Whose; null: the agency's. */
  agentId: AgentId | null;
  own: AnalysisSurvival;
  /** In steps; null: fewer than 20 homes or 5 agencies, so that nobody's are recognised. */
  others: AnalysisSurvival | null;
  /**
     * Closing price against the last asking price of own deals closed until the end of the period, by year, island and operation, the newest first.
     * @maxItems 60
     */
  closings: AnalysisClosing[];
}

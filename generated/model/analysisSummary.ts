import type { AgentId } from './agentId.ts';
import type { AnalysisSummaryDeals } from './analysisSummaryDeals.ts';
import type { AnalysisSummaryHomes } from './analysisSummaryHomes.ts';
import type { AnalysisSummaryLaw } from './analysisSummaryLaw.ts';

/**
 * What an agency's owner asks: where deals come from, which homes to reprice, whether all is in order with the law.
 */
export interface AnalysisSummary {
  from: string;
  /** Last day, it included. */
  to: string;
  asOf: string;
  /** Whose; null: the agency's. */
  agentId: AgentId | null;
  deals: AnalysisSummaryDeals;
  homes: AnalysisSummaryHomes;
  law: AnalysisSummaryLaw;
}

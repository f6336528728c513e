import type { AgentId } from './agentId.ts';
import type { AnalysisActCount } from './analysisActCount.ts';
import type { AnalysisBandCount } from './analysisBandCount.ts';
import type { AnalysisHome } from './analysisHome.ts';
import type { AnalysisPriceCount } from './analysisPriceCount.ts';

/**
 * Homes on the market as they stand now, the worst first.
 */
export interface AnalysisStock {
  asOf: string;
  /** Whose; null: the agency's. */
  agentId: AgentId | null;
  /**
     * Homes on the market: the newest 2,000 of them.
     * @minimum 0
     */
  n: number;
  /** @maxItems 5 */
  bands: AnalysisBandCount[];
  /**
     * By what a home asks for first: each once.
     * @maxItems 5
     */
  acts: AnalysisActCount[];
  /** @maxItems 6 */
  prices: AnalysisPriceCount[];
  /** @maxItems 100 */
  items: AnalysisHome[];
  /**
     * The cursor of the following page.
     * @nullable
     */
  next: string | null;
}

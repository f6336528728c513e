import type { AgentId } from './agentId.ts';
import type { AnalysisShare } from './analysisShare.ts';

/**
 * What became of the enquiries that one person has, and the homes they look after.
 */
export interface AnalysisAgentLine {
  /** Null: nobody has them; of the last line, all together. */
  agentId: AgentId | null;
  /** @nullable */
  name: string | null;
  /**
     * Enquiries of the period.
     * @minimum 0
     */
  n: number;
  /** @minimum 0 */
  visited: number;
  /** `visited` of `n`; null below 10. */
  share: AnalysisShare | null;
  /** @minimum 0 */
  accepted: number;
  /**
     * Of those accepted.
     * @minimum 0
     */
  closed: number;
  /**
     * To the first answer, minutes of office hours.
     * @minimum 0
     * @nullable
     */
  medianMinutes: number | null;
  /**
     * Homes on the market today that they look after.
     * @minimum 0
     */
  homes: number;
  /**
     * Median of the days these have been on the market.
     * @minimum 0
     * @nullable
     */
  homeDays: number | null;
}

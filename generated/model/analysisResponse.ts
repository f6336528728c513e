import type { AgentId } from './agentId.ts';
import type { AnalysisHour } from './analysisHour.ts';
import type { AnalysisWait } from './analysisWait.ts';
import type { AnalysisWaitClass } from './analysisWaitClass.ts';

/**
 * How fast the enquiries of a period were answered.
 */
export interface AnalysisResponse {
  from: string;
  /** Last day, it included. */
  to: string;
  asOf: string;
  /** Whose; null: the agency's. */
  agentId: AgentId | null;
  /**
     * What the agency aims at, minutes of office hours.
     * @minimum 1
     */
  goalMinutes: number;
  total: AnalysisWait;
  /**
     * @minItems 4
     * @maxItems 4
     */
  classes: AnalysisWaitClass[];
  /**
     * Only where something was answered.
     * @maxItems 84
     */
  hours: AnalysisHour[];
  /**
     * Those with most enquiries first; none unless asked for.
     * @maxItems 200
     */
  groups: AnalysisWait[];
}

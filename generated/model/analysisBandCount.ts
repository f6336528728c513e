import type { AnalysisHealthBand } from './analysisHealthBand.ts';

/**
 * How many homes stand so.
 */
export interface AnalysisBandCount {
  band: AnalysisHealthBand;
  /** @minimum 0 */
  n: number;
}

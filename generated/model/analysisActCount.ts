import type { AnalysisHomeAct } from './analysisHomeAct.ts';

/**
 * How many homes ask for something.
 */
export interface AnalysisActCount {
  act: AnalysisHomeAct;
  /** @minimum 0 */
  n: number;
}

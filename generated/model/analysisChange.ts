import type { AnalysisStepKind } from './analysisStepKind.ts';

/**
 * By how much a step of closed months is another by now.
 */
export interface AnalysisChange {
  step: AnalysisStepKind;
  by: number;
}

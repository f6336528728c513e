import type { AnalysisStep } from './analysisStep.ts';

/**
 * The steps of some enquiries.
 */
export interface AnalysisFunnelGroup {
  /**
     * Person, source or code; null of the whole, and of what has none.
     * @nullable
     */
  key: string | null;
  /**
     * Of a person; null of others, whose key says it.
     * @nullable
     */
  name: string | null;
  /**
     * @minItems 6
     * @maxItems 6
     */
  steps: AnalysisStep[];
}

import type { AnalysisCost } from './analysisCost.ts';

/**
 * Costs of sources, a page of them.
 */
export interface AnalysisCostPage {
  /** @maxItems 100 */
  items: AnalysisCost[];
  /**
     * The cursor of the following page.
     * @nullable
     */
  next: string | null;
}

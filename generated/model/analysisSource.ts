import type { AnalysisShare } from './analysisShare.ts';
import type { AnalysisSourceCost } from './analysisSourceCost.ts';
import type { Money } from './money.ts';

/**
 * What came from a source and what it cost.
 */
export interface AnalysisSource {
  /**
     * Null: all together.
     * @nullable
     */
  source: string | null;
  /**
     * Enquiries that came first from here.
     * @minimum 0
     */
  n: number;
  /**
     * Those of people who had asked about the same home before; not in `n`.
     * @minimum 0
     */
  repeated: number;
  /** @minimum 0 */
  visited: number;
  /** @minimum 0 */
  closed: number;
  /** `visited` of `n`; null below 10. */
  share: AnalysisShare | null;
  /** What was agreed as fees of these deals, without VAT, EUR cents; null: none is written down, or who asks is no ADMIN. */
  fee: Money | null;
  /**
     * Of each month that begins in the period; none of all together, nor for who asks for one person's.
     * @maxItems 37
     */
  costs: AnalysisSourceCost[];
  /** Their sum, EUR cents; null: none is written down. */
  cost: Money | null;
  /** Null without cost or visits. Of all together: without the visits of sources that have no cost. */
  costPerVisit: Money | null;
}

import type { Money } from './money.ts';

/**
 * What the agency paid in a month for what comes from a source; null takes it away.
 */
export interface AnalysisSourceCostInput {
  /** @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$ */
  month: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  source: string;
  /** EUR cents; zero: it cost nothing. */
  amount: Money | null;
}

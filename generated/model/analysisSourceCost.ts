import type { Money } from './money.ts';

/**
 * What was paid in a month for what comes from a source.
 */
export interface AnalysisSourceCost {
  /** @pattern ^[0-9]{4}-[0-9]{2}$ */
  month: string;
  /** EUR cents; null: nobody wrote it down. */
  amount: Money | null;
}

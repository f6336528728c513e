import type { Island } from './island.ts';
import type { Operation } from './operation.ts';

/**
 * What homes of an island went for in a year, as a share of what was asked for them last.
 */
export interface AnalysisClosing {
  island: Island;
  /**
     * In which they were closed, Europe/Madrid.
     * @minimum 2000
     * @maximum 2099
     */
  year: number;
  operation: Operation;
  /**
     * Deals closed through an offer, with both prices known.
     * @minimum 1
     */
  n: number;
  /**
     * The median; null below 30 deals.
     * @minimum 0
     * @nullable
     */
  ratioPct: number | null;
}

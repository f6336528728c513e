import type { AnalysisPriceClass } from './analysisPriceClass.ts';

/**
 * How many homes ask such a price.
 */
export interface AnalysisPriceCount {
  class: AnalysisPriceClass;
  /** @minimum 0 */
  n: number;
}

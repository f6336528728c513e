import type { FoundHome } from './foundHome.ts';

/**
 * Homes of the portfolio.
 */
export interface FoundHomes {
  /**
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  items: FoundHome[];
}

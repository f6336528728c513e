import type { FoundDemand } from './foundDemand.ts';

/**
 * What people look for.
 */
export interface FoundDemands {
  /**
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  items: FoundDemand[];
}

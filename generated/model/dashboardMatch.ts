import type { DemandId } from './demandId.ts';

/**
 * Homes found for a demand since yesterday that nobody has done anything with.
 */
export interface DashboardMatch {
  demandId: DemandId;
  ref: string;
  title: string;
  /** @nullable */
  person: string | null;
  /** @minimum 1 */
  count: number;
  /**
     * Score of the best of them.
     * @minimum 0
     * @maximum 100
     */
  best: number;
}

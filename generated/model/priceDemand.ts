import type { DemandId } from './demandId.ts';

/**
 * A demand that a home fits at its new price.
 */
export interface PriceDemand {
  demandId: DemandId;
  ref: string;
  title: string;
  /** @nullable */
  contactName: string | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
}

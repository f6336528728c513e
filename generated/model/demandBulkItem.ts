import type { DemandBulkItemOutcome } from './demandBulkItemOutcome.ts';
import type { DemandId } from './demandId.ts';

/**
 * What became of one demand.
 */
export interface DemandBulkItem {
  id: DemandId;
  /**
     * Null for a demand I may not see.
     * @nullable
     */
  ref: string | null;
  outcome: DemandBulkItemOutcome;
  /** What changed, or why it was refused, in words. */
  text: string;
}

import type { HomeId } from './homeId.ts';
import type { PropertyBulkItemOutcome } from './propertyBulkItemOutcome.ts';

/**
 * What became of one home.
 */
export interface PropertyBulkItem {
  id: HomeId;
  /**
     * Null for a home I may not see.
     * @nullable
     */
  ref: string | null;
  outcome: PropertyBulkItemOutcome;
  /** What changed, or why it was refused, in words. */
  text: string;
}

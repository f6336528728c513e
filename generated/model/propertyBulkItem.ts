import type { PropertyBulkItemOutcome } from './propertyBulkItemOutcome.ts';
import type { Uuid } from './uuid.ts';

/**
 * What became of one home.
 */
export interface PropertyBulkItem {
  id: Uuid;
  /**
     * Null for a home I may not see.
     * @nullable
     */
  ref: string | null;
  outcome: PropertyBulkItemOutcome;
  /** What changed, or why it was refused, in words. */
  text: string;
}

import type { PropertyBulkItem } from './propertyBulkItem.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a change of several homes did, home by home in the order asked.
 */
export interface PropertyBulkResult {
  /** Takes back what can be taken back; null when nothing can. */
  undoId: Uuid | null;
  /** @nullable */
  undoUntil: string | null;
  items: PropertyBulkItem[];
}

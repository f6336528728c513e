import type { DemandBulkItem } from './demandBulkItem.ts';
import type { Uuid } from './uuid.ts';

/**
 * What a change of several demands did, one by one in the order asked.
 */
export interface DemandBulkResult {
  /** Takes it back; null when nothing changed. */
  undoId: Uuid | null;
  /** @nullable */
  undoUntil: string | null;
  items: DemandBulkItem[];
}

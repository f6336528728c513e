import type { DemandHistoryKind } from './demandHistoryKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * One thing that happened.
 */
export interface DemandHistoryEntry {
  id: Uuid;
  at: string;
  kind: DemandHistoryKind;
  /**
     * Null when a program or the buyer did it.
     * @nullable
     */
  byName: string | null;
  /** @nullable */
  text: string | null;
  /**
     * Path, for example money.priceMax or status.
     * @nullable
     */
  field: string | null;
  /** @nullable */
  old: string | number | boolean | null;
  /** @nullable */
  new: string | number | boolean | null;
}

import type { PriceReason } from './priceReason.ts';
import type { PropertyHistoryEntryKind } from './propertyHistoryEntryKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * One thing that happened.
 */
export interface PropertyHistoryEntry {
  id: Uuid;
  at: string;
  kind: PropertyHistoryEntryKind;
  /**
     * Null when a program did it.
     * @nullable
     */
  byName: string | null;
  /** Why a price changed. */
  reason: PriceReason | null;
  /** @nullable */
  text: string | null;
  /**
     * Path, for example basics.offers.V.price or status.
     * @nullable
     */
  field: string | null;
  /** @nullable */
  old: string | number | boolean | null;
  /** @nullable */
  new: string | number | boolean | null;
}

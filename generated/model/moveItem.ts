import type { MoveItemKind } from './moveItemKind.ts';
import type { MoveItemState } from './moveItemState.ts';

/**
 * A home, owner or photo of a move, and what became of it.
 */
export interface MoveItem {
  kind: MoveItemKind;
  /** Its code in the other program. */
  externalId: string;
  /**
     * Of a home: its reference.
     * @nullable
     */
  ref: string | null;
  state: MoveItemState;
  /** @nullable */
  propertyId: string | null;
  /** @nullable */
  contactId: string | null;
  /**
     * What is to be said of it, in the reader's language.
     * @nullable
     */
  message: string | null;
}

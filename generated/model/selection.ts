import type { DemandId } from './demandId.ts';
import type { Language } from './language.ts';
import type { SelectionChannel } from './selectionChannel.ts';
import type { SelectionHome } from './selectionHome.ts';
import type { Uuid } from './uuid.ts';

/**
 * Homes sent to a buyer, and what became of them.
 */
export interface Selection {
  id: Uuid;
  demandId: DemandId;
  channel: SelectionChannel;
  language: Language;
  /**
     * The letter to the buyer; null for a colleague with whom the demand is only shared.
     * @nullable
     */
  message: string | null;
  /** @nullable */
  byName: string | null;
  createdAt: string;
  expiresAt: string;
  /** @nullable */
  revokedAt: string | null;
  /**
     * When the buyer first opened it.
     * @nullable
     */
  openedAt: string | null;
  homes: SelectionHome[];
}

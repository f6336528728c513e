import type { LocalizedLine } from './localizedLine.ts';
import type { Uuid } from './uuid.ts';

/**
 * The home a conversation is about, as it was when the conversation began.
 */
export interface ChatHome {
  id: Uuid;
  ref: string;
  title: LocalizedLine;
  /** @nullable */
  thumb: string | null;
  /**
     * EUR cents
     * @nullable
     */
  price: number | null;
}

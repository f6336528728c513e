import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * The home a conversation is about, as it was when the conversation began.
 */
export interface ChatHome {
  id: HomeId;
  ref: HomeRef;
  title: LocalizedLine;
  /** @nullable */
  thumb: string | null;
  /**
     * EUR cents
     * @nullable
     */
  price: number | null;
}

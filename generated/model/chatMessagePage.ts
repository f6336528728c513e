import type { ChatMessage } from './chatMessage.ts';

/**
 * Messages, oldest first. `previous` is the cursor of older ones.
 */
export interface ChatMessagePage {
  /** @maxItems 200 */
  items: ChatMessage[];
  /** @nullable */
  previous: string | null;
}

import type { ChatMessage } from './chatMessage.ts';

/**
 * Messages, oldest first. `more` says that there are older ones, to be asked for with `before`.
 */
export interface ChatMessagePage {
  /** @maxItems 200 */
  items: ChatMessage[];
  more: boolean;
}

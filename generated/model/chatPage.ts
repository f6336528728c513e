import type { Chat } from './chat.ts';

/**
 * Conversations, the liveliest first.
 */
export interface ChatPage {
  items: Chat[];
  /** @nullable */
  next: string | null;
}

import type { ChatSide } from './chatSide.ts';
import type { Uuid } from './uuid.ts';

/**
 * The last line of a conversation.
 */
export interface ChatLast {
  id: Uuid;
  created_date: string;
  senderId: Uuid;
  senderName: string;
  side: ChatSide;
  /** The first 160 characters. */
  text: string;
  files: number;
  withdrawn: boolean;
}

import type { ChatFile } from './chatFile.ts';
import type { ChatId } from './chatId.ts';
import type { ChatSide } from './chatSide.ts';
import type { Uuid } from './uuid.ts';

/**
 * One message. Never edited; its sender may withdraw it within ten minutes, and the place where it stood stays.
 */
export interface ChatMessage {
  id: Uuid;
  threadId: ChatId;
  /** Order of the conversation (specification, section 3); no two of a conversation are equal. */
  created_date: string;
  senderId: Uuid;
  senderName: string;
  side: ChatSide;
  /** The sender's own name for it, unique per sender: a repeated send makes no second message. */
  clientId: string;
  /** Empty when withdrawn or when there are only files. */
  text: string;
  files: ChatFile[];
  withdrawn: boolean;
}

import type { ChatSide } from './chatSide.ts';
import type { Uuid } from './uuid.ts';

/**
 * How far a member has read.
 */
export interface ChatMark {
  userId: Uuid;
  side: ChatSide;
  /**
     * created_date of the last message read.
     * @nullable
     */
  readDate: string | null;
}

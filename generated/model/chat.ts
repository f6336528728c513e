import type { ChatAgency } from './chatAgency.ts';
import type { ChatHome } from './chatHome.ts';
import type { ChatId } from './chatId.ts';
import type { ChatLast } from './chatLast.ts';
import type { ChatMark } from './chatMark.ts';
import type { ChatPerson } from './chatPerson.ts';
import type { ChatSide } from './chatSide.ts';
import type { LeadId } from './leadId.ts';

/**
 * A conversation between a visitor and an agency about one home, as the asker sees it.
 */
export interface Chat {
  id: ChatId;
  home: ChatHome;
  side: ChatSide;
  /** False for an ADMIN or an agent who looks in: nothing counts as unread for them until they write. */
  member: boolean;
  visitor: ChatPerson;
  /** Who answers; null when nobody of the agency may sign in any more. */
  agent: ChatPerson | null;
  agency: ChatAgency;
  /** The enquiry it came from; told to the agency only. */
  leadId: LeadId | null;
  last: ChatLast | null;
  unread: number;
  /** For me: no notice and no mail. */
  muted: boolean;
  /** For me; the next message of another brings it back. */
  archived: boolean;
  /** The visitor wants no more messages of this agency here. */
  blocked: boolean;
  marks: ChatMark[];
  createdAt: string;
  updatedAt: string;
}

import type { AgentId } from './agentId.ts';
import type { ChatId } from './chatId.ts';
import type { InboxContact } from './inboxContact.ts';
import type { InboxKind } from './inboxKind.ts';
import type { InboxPerson } from './inboxPerson.ts';
import type { InboxSide } from './inboxSide.ts';
import type { InboxWay } from './inboxWay.ts';
import type { LeadId } from './leadId.ts';
import type { LeadProperty } from './leadProperty.ts';
import type { Uuid } from './uuid.ts';

/**
 * A thread as its agency sees it.
 */
export interface InboxThread {
  id: Uuid;
  kind: InboxKind;
  person: InboxPerson;
  /** Null when they are none yet, or one I may not read. */
  contact: InboxContact | null;
  /** Whether the person can be kept as a contact. */
  canKeep: boolean;
  /** As it was when the thread began. */
  home: LeadProperty | null;
  /** @nullable */
  subject: string | null;
  leadId: LeadId | null;
  chatId: ChatId | null;
  assignedTo: AgentId | null;
  /** @nullable */
  assignedName: string | null;
  /**
     * Since when the person waits: their first message that nobody has answered. Null: nothing to answer.
     * @nullable
     */
  waitingSince: string | null;
  lastAt: string;
  lastText: string;
  lastSide: InboxSide;
  unread: boolean;
  archived: boolean;
  muted: boolean;
  /** The enquiry was discarded on the dashboard or as sent by a program. */
  discarded: boolean;
  /** How the person can be answered, the one they prefer first. */
  ways: InboxWay[];
  createdAt: string;
}

import type { AgendaReply } from './agendaReply.ts';
import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';

/**
 * Somebody who comes.
 */
export interface AgendaAttendee {
  contactId: ContactId | null;
  agentId: AgentId | null;
  /** @nullable */
  email: string | null;
  /** @nullable */
  name: string | null;
  /** @nullable */
  phone: string | null;
  reply: AgendaReply;
}

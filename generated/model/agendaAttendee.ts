import type { AgendaReply } from './agendaReply.ts';
import type { Uuid } from './uuid.ts';

/**
 * Somebody who comes.
 */
export interface AgendaAttendee {
  contactId: Uuid | null;
  agentId: Uuid | null;
  /** @nullable */
  email: string | null;
  /** @nullable */
  name: string | null;
  /** @nullable */
  phone: string | null;
  reply: AgendaReply;
}

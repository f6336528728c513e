import type { AgendaReply } from './agendaReply.ts';
import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';

/**
 * Somebody who comes: a contact of the agency, a colleague (`agentId`) or any e-mail; exactly one of the three.
 */
export interface AgendaAttendeeInput {
  contactId?: ContactId;
  agentId?: AgentId;
  /** @maxLength 254 */
  email?: string;
  /**
     * Of an e-mail; contacts and colleagues are named by their record.
     * @maxLength 160
     */
  name?: string;
  reply?: AgendaReply;
}

import type { AgendaReply } from './agendaReply.ts';
import type { Uuid } from './uuid.ts';

/**
 * Somebody who comes: a contact of the agency, a colleague (`agentId`) or any e-mail; exactly one of the three.
 */
export interface AgendaAttendeeInput {
  contactId?: Uuid;
  agentId?: Uuid;
  /** @maxLength 254 */
  email?: string;
  /**
     * Of an e-mail; contacts and colleagues are named by their record.
     * @maxLength 160
     */
  name?: string;
  reply?: AgendaReply;
}

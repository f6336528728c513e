import type { AgentId } from './agentId.ts';

/**
 * Who answers from now on; the note is read in the thread.
 */
export interface InboxAssignInput {
  assignedTo: AgentId;
  /** @maxLength 1000 */
  note?: string;
}

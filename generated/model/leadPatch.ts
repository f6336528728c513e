import type { AgentId } from './agentId.ts';
import type { LeadState } from './leadState.ts';

/**
 * What an agent changes. Null clears.
 */
export interface LeadPatch {
  /** @minimum 1 */
  version: number;
  state?: LeadState;
  assignedTo?: AgentId | null;
  /**
     * @maxLength 4000
     * @nullable
     */
  note?: string | null;
}

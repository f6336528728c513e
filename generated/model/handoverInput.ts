import type { AgentId } from './agentId.ts';

/**
 * Who takes over what a person holds.
 */
export interface HandoverInput {
  /** A colleague who may sign in; null only when there is nothing to take over. */
  to: AgentId | null;
  /** Whether the person leaves, too: they cannot sign in any more. False: they stay with nothing in their hands. */
  leave?: boolean;
}

import type { AgentId } from './agentId.ts';

/**
 * Somebody whose diary is shown, with their place in the row of colours.
 */
export interface AgendaPerson {
  id: AgentId;
  name: string;
  mine: boolean;
  active: boolean;
}

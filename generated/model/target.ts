import type { AgentId } from './agentId.ts';

/**
 * What an agent aims at in a month. Null: no target.
 */
export interface Target {
  id: AgentId;
  name: string;
  /** @nullable */
  captures: number | null;
  /** @nullable */
  visits: number | null;
  /**
     * Homes sent to buyers.
     * @nullable
     */
  matches: number | null;
}

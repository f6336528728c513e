import type { AgentId } from './agentId.ts';
import type { DemandId } from './demandId.ts';
import type { DemandReason } from './demandReason.ts';
import type { DemandStatus } from './demandStatus.ts';

/**
 * One change for several demands.
 */
export interface DemandBulk {
  /**
     * @minItems 1
     * @maxItems 200
     */
  ids: DemandId[];
  status?: DemandStatus;
  reason?: DemandReason;
  /**
     * Kept in the history of each, with a status.
     * @maxLength 500
     */
  note?: string;
  /** Put away: gone from lists and matching. */
  archive?: boolean;
  /** Bring back what was put away, as it was. */
  restore?: boolean;
  agentId?: AgentId;
  /**
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 40
     */
  addTags?: string[];
  /**
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 40
     */
  removeTags?: string[];
}

import type { AgentId } from './agentId.ts';
import type { HomeId } from './homeId.ts';
import type { PropertyStatus } from './propertyStatus.ts';
import type { Substatus } from './substatus.ts';

/**
 * One change for several homes.
 */
export interface PropertyBulk {
  /**
     * @minItems 1
     * @maxItems 200
     */
  ids: HomeId[];
  status?: PropertyStatus;
  substatus?: Substatus;
  /**
     * Kept in the history of each, with a status.
     * @maxLength 500
     */
  reason?: string;
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

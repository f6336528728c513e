import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';

/**
 * One change for several contacts. Those I may not change are left as they are and counted.
 */
export interface ContactBulk {
  /**
     * @minItems 1
     * @maxItems 500
     */
  ids: ContactId[];
  /** ADMIN only. */
  agentId?: AgentId | null;
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
  /** Put away, or bring back. */
  archived?: boolean;
}

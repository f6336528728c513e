import type { AgentId } from './agentId.ts';
import type { InboxClock } from './inboxClock.ts';
import type { InboxRule } from './inboxRule.ts';

/**
 * The rules as they shall be.
 */
export interface InboxRulesInput {
  /**
     * In order; the first that fits and has somebody there decides.
     * @maxItems 30
     */
  rules: InboxRule[];
  /** Who gets what no rule gives away; the ADMIN of longest standing when nobody is named. */
  fallbackTo?: AgentId | null;
  clock: InboxClock;
  /** @minimum 0 */
  version: number;
}

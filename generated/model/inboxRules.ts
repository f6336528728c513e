import type { AgentId } from './agentId.ts';
import type { InboxClock } from './inboxClock.ts';
import type { InboxRule } from './inboxRule.ts';

/**
 * Who gets what comes in. Away is who has time in the diary of at least four hours, marked as not available.
 */
export interface InboxRules {
  /**
     * In order; the first that fits and has somebody there decides.
     * @maxItems 30
     */
  rules: InboxRule[];
  /** Who gets what no rule gives away; the ADMIN of longest standing when nobody is named. */
  fallbackTo: AgentId | null;
  clock: InboxClock;
  /** Who is away at this moment. */
  awayNow: AgentId[];
  /** Whether answers to mails come back here; otherwise they go to the agent's own address. */
  mailIn: boolean;
  version: number;
}

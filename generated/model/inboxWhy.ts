import type { InboxWhyRule } from './inboxWhyRule.ts';

/**
 * Why somebody got a thread.
 */
export interface InboxWhy {
  rule: InboxWhyRule;
  /**
     * What the rule met: an island, a town, an operation or a language, as the contract names it.
     * @nullable
     */
  detail: string | null;
  agentName: string;
  /** Who would have got it and was away. */
  away: string[];
}

import type { InboxRules } from './inboxRules.ts';

/**
 * What is stored now.
 */
export interface InboxRulesConflict {
  message: string;
  current: InboxRules;
}

import type { InboxClock } from './inboxClock.ts';
import type { InboxRule } from './inboxRule.ts';
import type { Uuid } from './uuid.ts';

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
  fallbackTo?: Uuid | null;
  clock: InboxClock;
  /** @minimum 0 */
  version: number;
}

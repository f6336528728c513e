import type { InboxMessage } from './inboxMessage.ts';

/**
 * The last ones, oldest first.
 */
export interface InboxMessagePage {
  items: InboxMessage[];
  /** Older ones are there. */
  more: boolean;
}

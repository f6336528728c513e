import type { InboxThread } from './inboxThread.ts';
import type { InboxUnread } from './inboxUnread.ts';

/**
 * Threads, and what waits in all of them.
 */
export interface InboxPage {
  items: InboxThread[];
  /** @nullable */
  next: string | null;
  counts: InboxUnread;
}

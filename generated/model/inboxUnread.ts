
/**
 * What waits.
 */
export interface InboxUnread {
  /** Threads given to me with something I have not read. */
  unread: number;
  /** Threads within my rights that nobody has answered. */
  unanswered: number;
}


/**
 * How much of the inbox waits for me; what was closed is not counted.
 */
export interface InboxUnread {
  /** Open threads in which I take part and that I have not muted, with something I have not read. */
  unread: number;
  /** Open threads within my rights that wait for an answer. */
  unanswered: number;
}


/**
 * What is left unread.
 */
export interface UnreadCount {
  unread: number;
}

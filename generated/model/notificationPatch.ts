
/**
 * Read or unread.
 */
export interface NotificationPatch {
  read: boolean;
}

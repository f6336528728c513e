import type { Notification } from './notification.ts';

/**
 * Notifications, newest first. They are kept for 90 days.
 */
export interface NotificationPage {
  items: Notification[];
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  /** How many of all are unread. */
  unread: number;
}

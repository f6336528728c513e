import type { NotificationKind } from './notificationKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * A piece of news for one person, in their language.
 */
export interface Notification {
  id: Uuid;
  kind: NotificationKind;
  title: string;
  body: string;
  /** Path of this site where it leads. */
  href: string;
  /** What it is about; unread news about the same thing are one. */
  topic: string;
  /** @nullable */
  readAt: string | null;
  createdAt: string;
}

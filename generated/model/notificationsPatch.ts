import type { Uuid } from './uuid.ts';

/**
 * All are read, up to the one the person saw last.
 */
export interface NotificationsPatch {
  read: true;
  until?: Uuid;
}

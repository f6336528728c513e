import type { SessionDevice } from './sessionDevice.ts';
import type { SessionMethod } from './sessionMethod.ts';

/**
 * Where somebody is signed in. No address and no place is told.
 */
export interface UserSession {
  id: string;
  /** What the browser said of itself; null where nothing was kept of it. */
  device: SessionDevice | null;
  /** How it was signed in; null where nothing was kept of it. */
  method: SessionMethod | null;
  createdAt: string;
  /** When it was last used, to the hour. */
  seenAt: string;
  /** It is the session of this call. */
  current: boolean;
}

import type { UserSession } from './userSession.ts';

/**
 * All sessions of a person: this one first, then by when they were last used.
 */
export interface UserSessionList {
  items: UserSession[];
}

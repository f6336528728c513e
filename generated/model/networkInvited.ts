import type { Uuid } from './uuid.ts';

/**
 * An invitation that nobody has answered yet, as who leads the network sees it.
 */
export interface NetworkInvited {
  id: Uuid;
  email: string;
  expiresAt: string;
}

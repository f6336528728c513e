import type { Role } from './role.ts';

/**
 * An invitation as whoever opens its mail sees it.
 */
export interface InvitationOpened {
  agencyName: string;
  role: Role;
  /** The e-mail that was invited. */
  email: string;
  /** It has an account by now, which accepts signed in. */
  hasAccount: boolean;
}

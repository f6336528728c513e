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
  /** The link is that of a forgotten password, and the account leads or works for this agency with an e-mail that nobody has proved: joining takes the account over, a new password alone begins an account of one's own. */
  takesOver: boolean;
  /**
     * Where an account is taken over: how many others may enter the agency, whom whoever takes it over may not know; else 0.
     * @minimum 0
     */
  colleagues: number;
}

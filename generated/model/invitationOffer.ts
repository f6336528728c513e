import type { Role } from './role.ts';

/**
 * Who invites me, and whether my account may join.
 */
export interface InvitationOffer {
  agencyName: string;
  role: Role;
  mayJoin: boolean;
  /**
     * What has to happen first, in words; null when I may join.
     * @nullable
     */
  text: string | null;
}


/**
 * The answer to an invitation.
 */
export interface NetworkInvitationAnswer {
  /** False: the invitation is gone, and nobody is told. */
  accept: boolean;
}

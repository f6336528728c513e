
/**
 * Whom to invite.
 */
export interface NetworkInvitationInput {
  /**
     * Of who leads the other agency.
     * @maxLength 254
     */
  email: string;
}

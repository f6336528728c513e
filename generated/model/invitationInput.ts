
/**
 * The token of a mailed invitation.
 */
export interface InvitationInput {
  /**
     * @minLength 20
     * @maxLength 100
     */
  token: string;
}


/**
 * An invitation that its person has not taken up yet.
 */
export interface Invitation {
  sentAt: string;
  /** Its link counts until then; afterwards another has to be sent. */
  expiresAt: string;
}

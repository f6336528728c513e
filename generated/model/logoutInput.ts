
/**
 * What to sign out.
 */
export interface LogoutInput {
  /** Every session of mine instead of this one. */
  everywhere?: boolean;
}

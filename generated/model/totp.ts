
/**
 * Whether my account asks for a code when I sign in.
 */
export interface Totp {
  on: boolean;
  /**
     * Recovery codes that were not used.
     * @minimum 0
     * @maximum 10
     */
  codes_left: number;
}

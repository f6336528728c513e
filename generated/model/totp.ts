
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
  /**
     * From when the person's agency asks for a second step, an app for codes or a passkey; null or left out where it asks for none.
     * @nullable
     */
  wanted_from?: string | null;
}

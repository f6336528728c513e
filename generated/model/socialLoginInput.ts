import type { SocialProvider } from './socialProvider.ts';

/**
 * Sign-in with Google or Apple (specification, section 7). `token` is an identity token: of Firebase when the server has a project, or of Google or Apple themselves when it knows their client ids; those need `nonce`, the text whose value or SHA-256 (hex) stands in the token. Names count only for a person who is new here and whose token has none: Apple tells the name once, to the browser alone.
 */
export interface SocialLoginInput {
  provider: SocialProvider;
  /**
     * @minLength 1
     * @maxLength 8192
     */
  token: string;
  /**
     * @minLength 16
     * @maxLength 200
     */
  nonce?: string;
  /** @maxLength 80 */
  first_name?: string;
  /** @maxLength 120 */
  last_name?: string;
}

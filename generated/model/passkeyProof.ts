
/**
 * What the browser answers when it signs with a passkey, each part in base64url as WebAuthn names it.
 */
export interface PasskeyProof {
  /**
     * @maxLength 1400
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  authenticatorData: string;
  /**
     * @maxLength 4000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  signature: string;
  /**
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]*$
     */
  userHandle?: string;
}


/**
 * What the browser answers to the options of a new passkey, each part in base64url as WebAuthn names it.
 */
export interface PasskeyInput {
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
     * @maxLength 60000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  attestationObject: string;
  /**
     * @maxItems 10
     * @items.maxLength 20
     */
  transports?: string[];
}

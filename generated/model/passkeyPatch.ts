
/**
 * What a passkey is called.
 */
export interface PasskeyPatch {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}


/**
 * Which version is meant.
 */
export interface AgreementAnswer {
  /**
     * @minLength 64
     * @maxLength 64
     */
  hash: string;
}

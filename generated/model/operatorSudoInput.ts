
/**
 * The password of the one who acts, again.
 */
export interface OperatorSudoInput {
  /**
     * @minLength 1
     * @maxLength 200
     */
  password: string;
}

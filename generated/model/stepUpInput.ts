import type { PasskeyProof } from './passkeyProof.ts';
import type { StepUpMethod } from './stepUpMethod.ts';

/**
 * The proof that it is oneself, and which one it is.
 */
export interface StepUpInput {
  method: StepUpMethod;
  passkey?: PasskeyProof;
  /**
     * The present password.
     * @minLength 1
     * @maxLength 200
     */
  password?: string;
  /**
     * The eight digits of the mail; spaces do not matter.
     * @minLength 1
     * @maxLength 20
     */
  code?: string;
  /**
     * A code of the app, or a recovery code.
     * @minLength 6
     * @maxLength 20
     */
  totp?: string;
}

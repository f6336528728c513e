import type { SignInRefusalCode } from './signInRefusalCode.ts';

/**
 * Why nobody is signed in. With `code` the first proof was right and the account asks for a second one; `token` then goes to `loginSecondStep` within ten minutes, and opens nothing else.
 */
export interface SignInRefusal {
  message: string;
  /** As of any other error; here it is not sent. */
  detail?: string;
  code?: SignInRefusalCode;
  token?: string;
}

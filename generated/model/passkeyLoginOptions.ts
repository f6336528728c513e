import type { PasskeyKnown } from './passkeyKnown.ts';

/**
 * What a browser is given to sign with a passkey that its person chooses (PublicKeyCredentialRequestOptionsJSON).
 */
export interface PasskeyLoginOptions {
  challenge: string;
  rpId: string;
  userVerification: 'required';
  /** Milliseconds. */
  timeout: number;
  /** Passkeys that are taken; absent when signing in, where it is whichever opens an account. */
  allowCredentials?: PasskeyKnown[];
}


/**
 * What a browser is given to sign in with whatever passkey its person chooses (PublicKeyCredentialRequestOptionsJSON).
 */
export interface PasskeyLoginOptions {
  challenge: string;
  rpId: string;
  userVerification: 'required';
  /** Milliseconds. */
  timeout: number;
}

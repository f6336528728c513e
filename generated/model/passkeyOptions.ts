import type { PasskeyAlgorithm } from './passkeyAlgorithm.ts';
import type { PasskeyKnown } from './passkeyKnown.ts';
import type { PasskeyOptionsAuthenticatorSelection } from './passkeyOptionsAuthenticatorSelection.ts';
import type { PasskeyOptionsRp } from './passkeyOptionsRp.ts';
import type { PasskeyOptionsUser } from './passkeyOptionsUser.ts';

/**
 * What a browser is given to make a passkey (PublicKeyCredentialCreationOptionsJSON).
 */
export interface PasskeyOptions {
  challenge: string;
  rp: PasskeyOptionsRp;
  user: PasskeyOptionsUser;
  pubKeyCredParams: PasskeyAlgorithm[];
  /** Passkeys the account has already. */
  excludeCredentials: PasskeyKnown[];
  authenticatorSelection: PasskeyOptionsAuthenticatorSelection;
  attestation: 'none';
  /** Milliseconds. */
  timeout: number;
}

import type { Passkey } from './passkey.ts';

/**
 * My passkeys, the first made first.
 */
export interface PasskeyList {
  items: Passkey[];
}

import type { ApiKeyState } from './apiKeyState.ts';
import type { KeyScope } from './keyScope.ts';
import type { Uuid } from './uuid.ts';

/**
 * A key with which another program acts as a person of the agency, within scopes. It ends when that person leaves or is locked; what they may no longer do, it may not either.
 */
export interface ApiKey {
  id: Uuid;
  name: string;
  scopes: KeyScope[];
  /** The end of the secret, to tell it by. */
  lastFour: string;
  /** Whether it opens anything. */
  state: ApiKeyState;
  /** Whom it acts as, by name. */
  person: string;
  createdAt: string;
  /** The first moment at which it opens nothing, in UTC. */
  expiresAt: string;
  /**
     * Until when the secret before the last rotation goes on working; null: there is none.
     * @nullable
     */
  rotatedUntil: string | null;
  /**
     * To the minute; null: never.
     * @nullable
     */
  lastUsedAt: string | null;
  /**
     * Address from which it was last used.
     * @nullable
     */
  lastIp: string | null;
  /** Addresses and nets from which alone it works; empty: from anywhere. */
  allowedIps: string[];
}

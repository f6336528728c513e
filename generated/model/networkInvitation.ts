import type { AssetSource } from './assetSource.ts';
import type { Uuid } from './uuid.ts';

/**
 * An invitation as its receiver reads it.
 */
export interface NetworkInvitation {
  id: Uuid;
  kind: AssetSource;
  name: string;
  /** @nullable */
  rules: string | null;
  /** Trade name of who leads the network. */
  byAgency: string;
  /**
     * How many agencies are in it.
     * @minimum 1
     */
  members: number;
  expiresAt: string;
}

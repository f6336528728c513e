import type { AssetSource } from './assetSource.ts';

/**
 * A new network.
 */
export interface NetworkInput {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  kind: AssetSource;
  /**
     * What its members agree on among themselves.
     * @maxLength 4000
     */
  rules?: string;
}

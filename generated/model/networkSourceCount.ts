import type { AssetSource } from './assetSource.ts';

/**
 * How many homes come by networks of a kind.
 */
export interface NetworkSourceCount {
  source: AssetSource;
  /** @minimum 0 */
  count: number;
}

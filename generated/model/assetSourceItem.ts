import type { AssetSource } from './assetSource.ts';

/**
 * A source that homes come from.
 */
export interface AssetSourceItem {
  key: AssetSource;
  /** In the language asked for, for example Asociación balear (API). */
  label: string;
}

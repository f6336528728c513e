import type { AssetSourceItem } from './assetSourceItem.ts';
import type { OperationType } from './operationType.ts';

/**
 * The code lists of the specification, section 3.
 */
export interface Catalogue {
  /** The nine operation types, by number. */
  operations: OperationType[];
  /** The asset sources that are offered. */
  sources: AssetSourceItem[];
}

import type { BankMatchItem } from './bankMatchItem.ts';
import type { Uuid } from './uuid.ts';

/**
 * What an entry pays.
 */
export interface BankMatchInput {
  entryId: Uuid;
  /**
     * @minItems 1
     * @maxItems 500
     */
  items: BankMatchItem[];
}

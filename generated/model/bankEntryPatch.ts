import type { Uuid } from './uuid.ts';

/**
 * What is said of an entry that pays nothing yet; what is left out stays.
 */
export interface BankEntryPatch {
  /** True: nothing stands behind it; false: it is looked for again. */
  aside?: boolean;
  /**
     * Invoices and expenses that it does not pay, beside those said before.
     * @minItems 1
     * @maxItems 20
     */
  refused?: Uuid[];
}

import type { ContactMethod } from './contactMethod.ts';

/**
 * Step 8, what the public sees.
 */
export interface PropertyPublication {
  showPriceHistory?: boolean;
  showExclusive?: boolean;
  featured?: boolean;
  /** Its owner agreed that websites of the agency tell of it once it is sold: type, municipality and month. */
  soldShown?: boolean;
  /** @maxItems 4 */
  contactMethods?: ContactMethod[];
}

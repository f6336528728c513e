import type { ContactMethod } from './contactMethod.ts';

/**
 * Step 8, what the public sees.
 */
export interface PropertyPublication {
  showPriceHistory?: boolean;
  showExclusive?: boolean;
  featured?: boolean;
  /** @maxItems 4 */
  contactMethods?: ContactMethod[];
}

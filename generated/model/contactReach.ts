import type { ContactEmail } from './contactEmail.ts';
import type { ContactMethod } from './contactMethod.ts';
import type { ContactPhone } from './contactPhone.ts';

/**
 * How to reach them. The first phone and the first e-mail are the ones that are used.
 */
export interface ContactReach {
  /** @maxItems 20 */
  phones?: ContactPhone[];
  /** @maxItems 20 */
  emails?: ContactEmail[];
  preferredContact?: ContactMethod;
  /** They asked not to be written to or called. */
  doNotContact?: boolean;
  /** @maxLength 200 */
  street?: string;
  /** @maxLength 12 */
  postalCode?: string;
  /** @maxLength 80 */
  town?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
}

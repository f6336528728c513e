import type { ContactMethod } from './contactMethod.ts';
import type { Language } from './language.ts';

/**
 * What new things of the agency start with.
 */
export interface AgencyDefaults {
  language?: Language;
  /**
     * Ways in which the agency wants to be reached, as its public page shows them; all of them where none is named.
     * @maxItems 4
     */
  contactMethods?: ContactMethod[];
}

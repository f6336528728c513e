import type { Language } from './language.ts';
import type { SearchFrequency } from './searchFrequency.ts';
import type { StoredQuery } from './storedQuery.ts';

/**
 * A search to keep without an account. Nothing is sent but one mail that asks to confirm; consent (GDPR art. 6.1.a) and its time are kept.
 */
export interface AlertInput {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 160
     */
  name: string;
  query: StoredQuery;
  frequency: SearchFrequency;
  language?: Language;
  consent: true;
  /**
     * Left empty by people; filled by programs.
     * @maxLength 200
     */
  website?: string;
}

import type { AccountKind } from './accountKind.ts';
import type { Island } from './island.ts';
import type { Language } from './language.ts';

/**
 * Registration. An agency needs its name.
 */
export interface RegisterInput {
  account: AccountKind;
  /**
     * @minLength 2
     * @maxLength 120
     */
  agency_name?: string;
  agency_island?: Island;
  /**
     * @minLength 1
     * @maxLength 80
     */
  first_name: string;
  /** @maxLength 120 */
  last_name?: string;
  /** @maxLength 254 */
  email: string;
  /** @maxLength 25 */
  phone?: string;
  /**
     * At least 6 characters (specification, section 5); none that many people use, and no name alone (400).
     * @minLength 6
     * @maxLength 200
     */
  password: string;
  language?: Language;
  accept_terms: true;
}

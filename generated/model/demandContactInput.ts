import type { Language } from './language.ts';

/**
 * A person who is not among the contacts yet; found again by e-mail or phone. A name and one of the two are needed. Whom a colleague looks after and the caller may not read is refused.
 */
export interface DemandContactInput {
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /** @maxLength 120 */
  lastName?: string;
  /** @maxLength 25 */
  phone?: string;
  /** @maxLength 254 */
  email?: string;
  language?: Language;
}

import type { Language } from './language.ts';
import type { UserInputRole } from './userInputRole.ts';

/**
 * A new person of my agency.
 */
export interface UserInput {
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
  role: UserInputRole;
  language?: Language;
}

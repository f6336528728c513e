import type { Language } from './language.ts';

/**
 * Ask for a visit at a free time. A phone or an e-mail is needed; with an e-mail the appointment is mailed.
 */
export interface VisitBookInput {
  startsAt: string;
  /**
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /** @maxLength 254 */
  email?: string;
  /** @maxLength 25 */
  phone?: string;
  /** @maxLength 500 */
  message?: string;
  consent: true;
  language?: Language;
  /**
     * Left empty by people; filled by programs.
     * @maxLength 200
     */
  website?: string;
}

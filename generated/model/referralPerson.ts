import type { Language } from './language.ts';
import type { ReferralRelation } from './referralRelation.ts';

/**
 * The owner, as they were spoken of.
 */
export interface ReferralPerson {
  /** @maxLength 120 */
  name: string;
  /**
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * @maxLength 30
     * @nullable
     */
  phone: string | null;
  relation: ReferralRelation;
  language: Language;
}

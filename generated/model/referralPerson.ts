import type { Language } from './language.ts';
import type { ReferralRelation } from './referralRelation.ts';

/**
 * The owner, as they were spoken of.
 */
export interface ReferralPerson {
  name: string;
  /** @nullable */
  email: string | null;
  /** @nullable */
  phone: string | null;
  relation: ReferralRelation;
  language: Language;
}

import type { AgencyId } from './agencyId.ts';
import type { Language } from './language.ts';
import type { ReferralRelation } from './referralRelation.ts';
import type { Uuid } from './uuid.ts';

/**
 * Step 1 of a referral: who the owner is. E-mail or telephone is needed.
 */
export interface ReferralOwner {
  /**
     * Which version is meant, where there is one.
     * @minimum 1
     */
  version?: number;
  agencyId?: AgencyId;
  termsId?: Uuid;
  /**
     * @minLength 2
     * @maxLength 120
     */
  ownerName: string;
  relation: ReferralRelation;
  /** @maxLength 254 */
  ownerEmail?: string;
  /** @maxLength 30 */
  ownerPhone?: string;
  language: Language;
  /** The owner knows that they are spoken of. */
  consent: true;
}

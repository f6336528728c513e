import type { Language } from './language.ts';
import type { PropertyType } from './propertyType.ts';
import type { ReferralAskState } from './referralAskState.ts';
import type { ReferralParty } from './referralParty.ts';

/**
 * What an owner reads and answers.
 */
export interface ReferralAsk {
  state: ReferralAskState;
  language: Language;
  /**
     * Who spoke of the owner; null once that was erased.
     * @nullable
     */
  referrerName: string | null;
  /** Null while the owner may choose. */
  agency: ReferralParty | null;
  /**
     * Agencies among which the owner may choose; none where one was named.
     * @maxItems 200
     */
  offers: ReferralParty[];
  /** @nullable */
  place: string | null;
  type: PropertyType | null;
  asksUntil: string;
}

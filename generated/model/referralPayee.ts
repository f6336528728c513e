import type { ReferralPayeeKind } from './referralPayeeKind.ts';

/**
 * Where somebody is paid for referrals, and as what. IBAN of Spain.
 */
export interface ReferralPayee {
  kind: ReferralPayeeKind;
  /**
     * @minLength 2
     * @maxLength 120
     */
  legalName: string;
  /**
     * @minLength 9
     * @maxLength 14
     */
  taxId: string;
  /**
     * @minLength 15
     * @maxLength 34
     */
  iban: string;
  /**
     * In the register of estate agents of the islands, if there is one.
     * @maxLength 40
     */
  registerNumber?: string;
}

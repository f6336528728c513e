import type { HomeId } from './homeId.ts';
import type { Money } from './money.ts';
import type { ReferralAct } from './referralAct.ts';

/**
 * An act on a referral.
 */
export interface ReferralStepInput {
  /** @minimum 1 */
  version: number;
  act: ReferralAct;
  propertyId?: HomeId;
  closePrice?: Money;
  /**
     * Who referred reads it; needed with `reject`.
     * @maxLength 500
     */
  reason?: string;
}

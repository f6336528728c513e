import type { Money } from './money.ts';
import type { PropertyMandateCommissionPaidBy } from './propertyMandateCommissionPaidBy.ts';
import type { PropertyMandateCommissionType } from './propertyMandateCommissionType.ts';
import type { PropertyMandateExclusive } from './propertyMandateExclusive.ts';
import type { PropertyMandateKeysPlace } from './propertyMandateKeysPlace.ts';
import type { PropertyMandateNetwork } from './propertyMandateNetwork.ts';
import type { PropertyMandatePaymentMoment } from './propertyMandatePaymentMoment.ts';
import type { PropertyMandateSignMethod } from './propertyMandateSignMethod.ts';
import type { PropertyMandateWithdrawalDays } from './propertyMandateWithdrawalDays.ts';
import type { PropertyOwner } from './propertyOwner.ts';

/**
 * Step 6, owner, mandate, commission, keys, viewing rules and sharing. Nothing of it is public but that a mandate is exclusive.
 */
export interface PropertyMandate {
  /** @maxItems 20 */
  owners?: PropertyOwner[];
  /** @maxLength 40 */
  number?: string;
  exclusive?: PropertyMandateExclusive;
  startsOn?: string;
  endsOn?: string;
  tacitExtension?: boolean;
  signedOn?: string;
  signMethod?: PropertyMandateSignMethod;
  /** Signed away from the office: 14 days, 30 after an uninvited visit. */
  withdrawalDays?: PropertyMandateWithdrawalDays;
  askedPrice?: Money;
  mayReceiveDeposit?: boolean;
  /**
     * @minimum 1
     * @maximum 365
     */
  reportEveryDays?: number;
  commissionType?: PropertyMandateCommissionType;
  /**
     * @minimum 0
     * @maximum 100
     */
  commissionPct?: number;
  commissionFixed?: Money;
  commissionPaidBy?: PropertyMandateCommissionPaidBy;
  paymentMoment?: PropertyMandatePaymentMoment;
  keysHeld?: boolean;
  /** @maxLength 20 */
  keysNumber?: string;
  keysPlace?: PropertyMandateKeysPlace;
  /**
     * @minimum 0
     * @maximum 720
     */
  viewingNoticeHours?: number;
  /** @maxLength 160 */
  contactOnSite?: string;
  signBoard?: boolean;
  /** Network the home comes by, if any: its asset source. OTHER, the rest, is never offered here (specification, section 3). */
  network?: PropertyMandateNetwork;
  /** Colleagues of my agency see it in their portfolio, too. */
  shared?: boolean;
  /**
     * @minimum 0
     * @maximum 100
     */
  commissionOfferedPct?: number;
}

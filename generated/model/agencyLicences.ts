import type { Money } from './money.ts';

/**
 * Registration, insurance and guarantee (Law 3/2024; the registry number is optional).
 */
export interface AgencyLicences {
  /** @maxLength 40 */
  roaiibNumber?: string;
  /** @maxLength 40 */
  apiCollegeNumber?: string;
  /** @maxLength 120 */
  insurer?: string;
  /** @maxLength 60 */
  policy?: string;
  insuredUntil?: string;
  perClaim?: Money;
  perYear?: Money;
  /** @maxLength 120 */
  guaranteeEntity?: string;
  guaranteeAmount?: Money;
}

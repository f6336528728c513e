import type { Money } from './money.ts';
import type { ReferralTermsKind } from './referralTermsKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * A version of an agency's terms. EUR cents, per cent.
 */
export interface ReferralTerms {
  id: Uuid;
  /** @minimum 1 */
  number: number;
  /** In force since that day, in Europe/Madrid. */
  from: string;
  kind: ReferralTermsKind;
  /**
     * @minimum 1
     * @maximum 30
     * @nullable
     */
  percent: number | null;
  amount: Money | null;
  cap: Money | null;
  /**
     * @minimum 0.1
     * @maximum 20
     */
  feePct: number;
  /**
     * @minimum 6
     * @maximum 24
     */
  months: number;
  /** @maxLength 2000 */
  text: string;
}

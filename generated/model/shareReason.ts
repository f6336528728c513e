import type { ShareReasonRule } from './shareReasonRule.ts';

/**
 * Why a home stays at home, at the field that mends it.
 */
export interface ShareReason {
  rule: ShareReasonRule;
  /** Path of the field, as in PropertyQualityItem. */
  field: string;
  /**
     * @minimum 1
     * @maximum 8
     */
  step: number;
  /**
     * The very words.
     * @nullable
     */
  value: string | null;
  /** In the language of the request. */
  message: string;
}

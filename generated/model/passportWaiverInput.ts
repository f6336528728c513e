import type { PassportRule } from './passportRule.ts';

/**
 * Which warning is let pass for 30 days, and why.
 */
export interface PassportWaiverInput {
  rule: PassportRule;
  /**
     * @minLength 3
     * @maxLength 500
     */
  reason: string;
}

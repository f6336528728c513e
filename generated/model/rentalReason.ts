import type { RentalReasonOutcome } from './rentalReasonOutcome.ts';
import type { RentalRuleId } from './rentalRuleId.ts';

/**
 * What a condition says of an answer.
 */
export interface RentalReason {
  rule: RentalRuleId;
  /** unknown: an answer is missing, or our sources do not say. */
  outcome: RentalReasonOutcome;
  /** In the reader's language. */
  text: string;
  validFrom: string;
  readOn: string;
  source: string;
}

import type { AgencyId } from './agencyId.ts';
import type { ReferralAnswerInputAnswer } from './referralAnswerInputAnswer.ts';

/**
 * What the owner says.
 */
export interface ReferralAnswerInput {
  answer: ReferralAnswerInputAnswer;
  agencyId?: AgencyId;
}

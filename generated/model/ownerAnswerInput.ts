import type { OwnerAnswer } from './ownerAnswer.ts';
import type { Uuid } from './uuid.ts';

/**
 * An owner's answer to the price that is proposed.
 */
export interface OwnerAnswerInput {
  proposalId: Uuid;
  answer: OwnerAnswer;
}

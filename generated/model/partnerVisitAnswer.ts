import type { PartnerVisitAnswerKind } from './partnerVisitAnswerKind.ts';
import type { PartnerVisitReason } from './partnerVisitReason.ts';
import type { PartnerVisitSlots } from './partnerVisitSlots.ts';

/**
 * What one side answers.
 */
export interface PartnerVisitAnswer {
  answer: PartnerVisitAnswerKind;
  /** One of the times that wait for an answer. */
  startsAt?: string;
  slots?: PartnerVisitSlots;
  reason?: PartnerVisitReason;
}

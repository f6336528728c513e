import type { HomeId } from './homeId.ts';
import type { VisitAspect } from './visitAspect.ts';
import type { VisitFeedbackBy } from './visitFeedbackBy.ts';
import type { VisitNextStep } from './visitNextStep.ts';
import type { VisitPriceOpinion } from './visitPriceOpinion.ts';

/**
 * What was thought of a home after a visit.
 */
export interface VisitFeedback {
  propertyId: HomeId;
  /** Who wrote it down. */
  by: VisitFeedbackBy;
  /**
     * @minimum 0
     * @maximum 5
     */
  interest: number;
  priceOpinion: VisitPriceOpinion | null;
  likes: VisitAspect[];
  dislikes: VisitAspect[];
  /**
     * @maxLength 2000
     * @nullable
     */
  comment: string | null;
  nextStep: VisitNextStep | null;
  shareWithOwner: boolean;
  /**
     * When the owner was told; never with the visitor's name.
     * @nullable
     */
  sharedAt: string | null;
  at: string;
}

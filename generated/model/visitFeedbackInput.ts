import type { HomeId } from './homeId.ts';
import type { VisitAspect } from './visitAspect.ts';
import type { VisitNextStep } from './visitNextStep.ts';
import type { VisitPriceOpinion } from './visitPriceOpinion.ts';

/**
 * What was thought of a home. Sent again it replaces what the same side said before.
 */
export interface VisitFeedbackInput {
  propertyId: HomeId;
  /**
     * @minimum 0
     * @maximum 5
     */
  interest: number;
  priceOpinion?: VisitPriceOpinion;
  /** @maxItems 13 */
  likes?: VisitAspect[];
  /** @maxItems 13 */
  dislikes?: VisitAspect[];
  nextStep?: VisitNextStep;
  /** @maxLength 2000 */
  comment?: string;
  shareWithOwner?: boolean;
}

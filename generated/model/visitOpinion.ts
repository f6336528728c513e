import type { VisitAspect } from './visitAspect.ts';
import type { VisitNextStep } from './visitNextStep.ts';
import type { VisitPriceOpinion } from './visitPriceOpinion.ts';

/**
 * What the visitor thought, by their own link. Told to the owner only if they say so, without their name.
 */
export interface VisitOpinion {
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
  /** @maxLength 2000 */
  comment?: string;
  nextStep?: VisitNextStep;
  shareWithOwner?: boolean;
}

import { VisitAspect, VisitNextStep, VisitPriceOpinion } from '../../../generated/model'

/** What may be liked or not, in the order of the contract. */
export const ASPECTS = Object.values(VisitAspect)
export const PRICE_OPINIONS = Object.values(VisitPriceOpinion)
export const NEXT_STEPS = Object.values(VisitNextStep)
export const INTEREST = [0, 1, 2, 3, 4, 5] as const

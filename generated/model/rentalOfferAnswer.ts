import type { RentalOfferAnswerAnswer } from './rentalOfferAnswerAnswer.ts';

/**
 * What both sides said of an offer.
 */
export interface RentalOfferAnswer {
  answer: RentalOfferAnswerAnswer;
}

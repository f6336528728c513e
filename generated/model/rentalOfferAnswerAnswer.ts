
export type RentalOfferAnswerAnswer = typeof RentalOfferAnswerAnswer[keyof typeof RentalOfferAnswerAnswer];


export const RentalOfferAnswerAnswer = {
  accepted: 'accepted',
  declined: 'declined',
} as const;

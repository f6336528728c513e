
/**
 * Where an offer stands.
 */
export type RentalOfferState = typeof RentalOfferState[keyof typeof RentalOfferState];


export const RentalOfferState = {
  proposed: 'proposed',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
} as const;

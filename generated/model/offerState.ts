
/**
 * Where an offer stands. What may follow what is decided by the server in one table; `Offer.next` names it.
 */
export type OfferState = typeof OfferState[keyof typeof OfferState];


export const OfferState = {
  draft: 'draft',
  sent: 'sent',
  countered: 'countered',
  accepted: 'accepted',
  rejected: 'rejected',
  expired: 'expired',
  withdrawn: 'withdrawn',
} as const;

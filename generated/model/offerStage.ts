
/**
 * Where the deal of an accepted offer stands: reserved, earnest money contracted, at the notary, sold or let, fallen
 * through. The home's status follows it.
 */
export type OfferStage = typeof OfferStage[keyof typeof OfferStage];


export const OfferStage = {
  reservation: 'reservation',
  arras: 'arras',
  notary: 'notary',
  closed: 'closed',
  fallen: 'fallen',
} as const;

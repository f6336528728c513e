
/**
 * Whose word it is.
 */
export type OfferSide = typeof OfferSide[keyof typeof OfferSide];


export const OfferSide = {
  buyer: 'buyer',
  owner: 'owner',
} as const;

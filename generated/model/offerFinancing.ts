
/**
 * How the buyer pays.
 */
export type OfferFinancing = typeof OfferFinancing[keyof typeof OfferFinancing];


export const OfferFinancing = {
  cash: 'cash',
  mortgage: 'mortgage',
  mortgage_approved: 'mortgage_approved',
  sale_of_home: 'sale_of_home',
  other: 'other',
} as const;

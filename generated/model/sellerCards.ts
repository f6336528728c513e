
/**
 * Whether a seller is paid by card.
 */
export type SellerCards = typeof SellerCards[keyof typeof SellerCards];


export const SellerCards = {
  off: 'off',
  none: 'none',
  pending: 'pending',
  active: 'active',
  restricted: 'restricted',
} as const;


/**
 * What became of a payout.
 */
export type SellerPayoutState = typeof SellerPayoutState[keyof typeof SellerPayoutState];


export const SellerPayoutState = {
  open: 'open',
  sent: 'sent',
  paid: 'paid',
  failed: 'failed',
} as const;

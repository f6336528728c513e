
/**
 * Why a bank refused a charge.
 */
export type SubscriptionCardRefusal = typeof SubscriptionCardRefusal[keyof typeof SubscriptionCardRefusal];


export const SubscriptionCardRefusal = {
  confirm: 'confirm',
  funds: 'funds',
  expired: 'expired',
  other: 'other',
} as const;

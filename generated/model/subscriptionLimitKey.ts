
export type SubscriptionLimitKey = typeof SubscriptionLimitKey[keyof typeof SubscriptionLimitKey];


export const SubscriptionLimitKey = {
  homes: 'homes',
  seats: 'seats',
  ownDomain: 'ownDomain',
} as const;

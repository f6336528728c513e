
export type SubscriptionMissingItem = typeof SubscriptionMissingItem[keyof typeof SubscriptionMissingItem];


export const SubscriptionMissingItem = {
  legalName: 'legalName',
  taxId: 'taxId',
  address: 'address',
} as const;


/**
 * For how long a plan is paid at once.
 */
export type SubscriptionPeriod = typeof SubscriptionPeriod[keyof typeof SubscriptionPeriod];


export const SubscriptionPeriod = {
  month: 'month',
  year: 'year',
} as const;

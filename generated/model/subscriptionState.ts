
/**
 * Where an agency stands with its plan.
 */
export type SubscriptionState = typeof SubscriptionState[keyof typeof SubscriptionState];


export const SubscriptionState = {
  open: 'open',
  trial: 'trial',
  active: 'active',
  past_due: 'past_due',
  grace: 'grace',
  limited: 'limited',
  free: 'free',
} as const;

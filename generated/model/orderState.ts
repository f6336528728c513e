
/**
 * Where an order stands.
 */
export type OrderState = typeof OrderState[keyof typeof OrderState];


export const OrderState = {
  asked: 'asked',
  quoted: 'quoted',
  requested: 'requested',
  accepted: 'accepted',
  delivered: 'delivered',
  completed: 'completed',
  disputed: 'disputed',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  closed: 'closed',
} as const;

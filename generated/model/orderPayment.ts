
/**
 * What became of the money, beside the state.
 */
export type OrderPayment = typeof OrderPayment[keyof typeof OrderPayment];


export const OrderPayment = {
  none: 'none',
  awaiting: 'awaiting',
  paid: 'paid',
  part_refunded: 'part_refunded',
  refunded: 'refunded',
} as const;


/**
 * What became of the money, beside the state.
 */
export type OrderPayment = typeof OrderPayment[keyof typeof OrderPayment];


export const OrderPayment = {
  none: 'none',
  awaiting: 'awaiting',
  held: 'held',
  paid: 'paid',
  part_refunded: 'part_refunded',
  refunded: 'refunded',
  charged_back: 'charged_back',
} as const;


/**
 * How an order is paid.
 */
export type OrderPay = typeof OrderPay[keyof typeof OrderPay];


export const OrderPay = {
  transfer: 'transfer',
  card: 'card',
} as const;

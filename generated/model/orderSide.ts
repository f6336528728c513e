
/**
 * A side of an order.
 */
export type OrderSide = typeof OrderSide[keyof typeof OrderSide];


export const OrderSide = {
  buyer: 'buyer',
  seller: 'seller',
} as const;

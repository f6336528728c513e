
export type OrderEventSide = typeof OrderEventSide[keyof typeof OrderEventSide];


export const OrderEventSide = {
  buyer: 'buyer',
  seller: 'seller',
  operator: 'operator',
  time: 'time',
} as const;

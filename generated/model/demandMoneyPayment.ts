
export type DemandMoneyPayment = typeof DemandMoneyPayment[keyof typeof DemandMoneyPayment];


export const DemandMoneyPayment = {
  cash: 'cash',
  mortgage: 'mortgage',
} as const;

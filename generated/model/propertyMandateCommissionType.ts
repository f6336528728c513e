
export type PropertyMandateCommissionType = typeof PropertyMandateCommissionType[keyof typeof PropertyMandateCommissionType];


export const PropertyMandateCommissionType = {
  percent: 'percent',
  fixed: 'fixed',
} as const;

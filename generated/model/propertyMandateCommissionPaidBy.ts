
export type PropertyMandateCommissionPaidBy = typeof PropertyMandateCommissionPaidBy[keyof typeof PropertyMandateCommissionPaidBy];


export const PropertyMandateCommissionPaidBy = {
  owner: 'owner',
  buyer: 'buyer',
  both: 'both',
} as const;


export type PropertyMandatePaymentMoment = typeof PropertyMandatePaymentMoment[keyof typeof PropertyMandatePaymentMoment];


export const PropertyMandatePaymentMoment = {
  deed: 'deed',
  arras_half: 'arras_half',
} as const;


export type PropertyMandateExclusive = typeof PropertyMandateExclusive[keyof typeof PropertyMandateExclusive];


export const PropertyMandateExclusive = {
  none: 'none',
  exclusive: 'exclusive',
  shared_exclusive: 'shared_exclusive',
} as const;

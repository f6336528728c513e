
export type FeeInputBasis = typeof FeeInputBasis[keyof typeof FeeInputBasis];


export const FeeInputBasis = {
  percent: 'percent',
  fixed: 'fixed',
} as const;

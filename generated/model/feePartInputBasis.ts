
export type FeePartInputBasis = typeof FeePartInputBasis[keyof typeof FeePartInputBasis];


export const FeePartInputBasis = {
  percent: 'percent',
  fixed: 'fixed',
} as const;

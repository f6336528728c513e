
/**
 * What a file of a delivery is.
 */
export type OrderFileKind = typeof OrderFileKind[keyof typeof OrderFileKind];


export const OrderFileKind = {
  photo: 'photo',
  plan: 'plan',
  document: 'document',
} as const;


/**
 * Who sells.
 */
export type SellerKind = typeof SellerKind[keyof typeof SellerKind];


export const SellerKind = {
  person: 'person',
  company: 'company',
} as const;


export type DealRole = typeof DealRole[keyof typeof DealRole];


export const DealRole = {
  lister: 'lister',
  seller: 'seller',
} as const;

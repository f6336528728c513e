
export type ListDemandsSort = typeof ListDemandsSort[keyof typeof ListDemandsSort];


export const ListDemandsSort = {
  updated: 'updated',
  created: 'created',
  price: 'price',
  priceDesc: 'priceDesc',
  ref: 'ref',
  person: 'person',
  silent: 'silent',
} as const;

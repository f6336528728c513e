
export type ListPropertiesSort = typeof ListPropertiesSort[keyof typeof ListPropertiesSort];


export const ListPropertiesSort = {
  updated: 'updated',
  created: 'created',
  price: 'price',
  priceDesc: 'priceDesc',
  ref: 'ref',
  completeness: 'completeness',
} as const;

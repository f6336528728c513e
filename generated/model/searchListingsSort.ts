
export type SearchListingsSort = typeof SearchListingsSort[keyof typeof SearchListingsSort];


export const SearchListingsSort = {
  newest: 'newest',
  price: 'price',
  priceDesc: 'priceDesc',
  pricePerM2: 'pricePerM2',
  size: 'size',
} as const;

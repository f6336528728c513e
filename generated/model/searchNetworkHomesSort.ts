
export type SearchNetworkHomesSort = typeof SearchNetworkHomesSort[keyof typeof SearchNetworkHomesSort];


export const SearchNetworkHomesSort = {
  newest: 'newest',
  price: 'price',
  priceDesc: 'priceDesc',
  size: 'size',
} as const;

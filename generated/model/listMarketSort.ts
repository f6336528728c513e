
export type ListMarketSort = typeof ListMarketSort[keyof typeof ListMarketSort];


export const ListMarketSort = {
  near: 'near',
  rating: 'rating',
  price: 'price',
} as const;

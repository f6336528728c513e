
export type SiteHomesSectionSort = typeof SiteHomesSectionSort[keyof typeof SiteHomesSectionSort];


export const SiteHomesSectionSort = {
  newest: 'newest',
  price: 'price',
  priceDesc: 'priceDesc',
} as const;


export type SiteSearchSectionFiltersItem = typeof SiteSearchSectionFiltersItem[keyof typeof SiteSearchSectionFiltersItem];


export const SiteSearchSectionFiltersItem = {
  place: 'place',
  type: 'type',
  price: 'price',
  bedrooms: 'bedrooms',
  area: 'area',
} as const;


export type ListingCostsCommunityFeePeriod = typeof ListingCostsCommunityFeePeriod[keyof typeof ListingCostsCommunityFeePeriod];


export const ListingCostsCommunityFeePeriod = {
  month: 'month',
  quarter: 'quarter',
  year: 'year',
} as const;


export type PropertyLegalCommunityFeePeriod = typeof PropertyLegalCommunityFeePeriod[keyof typeof PropertyLegalCommunityFeePeriod];


export const PropertyLegalCommunityFeePeriod = {
  month: 'month',
  quarter: 'quarter',
  year: 'year',
} as const;

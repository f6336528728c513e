
/**
 * How soon new homes are told; daily and weekly at 8:00 in Madrid, weekly on Mondays.
 */
export type SearchFrequency = typeof SearchFrequency[keyof typeof SearchFrequency];


export const SearchFrequency = {
  instant: 'instant',
  daily: 'daily',
  weekly: 'weekly',
  never: 'never',
} as const;

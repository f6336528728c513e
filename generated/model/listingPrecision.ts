
/**
 * How honest the pin is.
 */
export type ListingPrecision = typeof ListingPrecision[keyof typeof ListingPrecision];


export const ListingPrecision = {
  exact: 'exact',
  moved: 'moved',
  hidden: 'hidden',
} as const;

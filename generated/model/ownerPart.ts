
/**
 * A part of the page that an owner reads of their home, and whether it is mailed.
 */
export type OwnerPart = typeof OwnerPart[keyof typeof OwnerPart];


export const OwnerPart = {
  figures: 'figures',
  opinions: 'opinions',
  prices: 'prices',
  visits: 'visits',
  month: 'month',
} as const;

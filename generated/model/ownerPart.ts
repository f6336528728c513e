
/**
 * A part of the page that an owner reads of their home.
 */
export type OwnerPart = typeof OwnerPart[keyof typeof OwnerPart];


export const OwnerPart = {
  figures: 'figures',
  opinions: 'opinions',
  prices: 'prices',
  visits: 'visits',
} as const;


/**
 * Which area is meant.
 */
export type ListingCardAreaKind = typeof ListingCardAreaKind[keyof typeof ListingCardAreaKind] | null;


export const ListingCardAreaKind = {
  built: 'built',
  builtWithCommon: 'builtWithCommon',
  usable: 'usable',
  plot: 'plot',
} as const;

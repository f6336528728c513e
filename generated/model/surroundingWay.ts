
/**
 * How one gets there in the minutes that are told.
 */
export type SurroundingWay = typeof SurroundingWay[keyof typeof SurroundingWay];


export const SurroundingWay = {
  walk: 'walk',
  drive: 'drive',
} as const;

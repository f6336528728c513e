
/**
 * Which sign divides off the decimals; without it the column's own numbers tell.
 */
export type ImportColumnDecimal = typeof ImportColumnDecimal[keyof typeof ImportColumnDecimal];


export const ImportColumnDecimal = {
  comma: 'comma',
  point: 'point',
} as const;

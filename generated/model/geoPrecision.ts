
/**
 * The pin as it is, or moved once by at least 150 m.
 */
export type GeoPrecision = typeof GeoPrecision[keyof typeof GeoPrecision];


export const GeoPrecision = {
  exact: 'exact',
  moved: 'moved',
} as const;

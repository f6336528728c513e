
/**
 * How many rows, 24 unless told.
 */
export type LimitParameter = number;


/**
 * Files per state.
 */
export type RentalPageCounts = {[key: string]: number};


/**
 * Offers per state.
 */
export type RentalStatsOffers = {[key: string]: number};

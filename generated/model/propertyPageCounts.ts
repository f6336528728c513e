
/**
 * Homes per status within my rights.
 */
export type PropertyPageCounts = {[key: string]: number};

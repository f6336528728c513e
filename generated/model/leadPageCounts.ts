
/**
 * Enquiries per state within my rights.
 */
export type LeadPageCounts = {[key: string]: number};

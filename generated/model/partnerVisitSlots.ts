
/**
 * Times of which one is to be chosen, UTC.
 * @minItems 1
 * @maxItems 3
 */
export type PartnerVisitSlots = string[];


/**
 * A fact of a home that can be printed: the name of a field whose x-shows says print, or one the paper makes of several (type, floor, lift, parking, pool, airConditioning, heating, seaDistance, communityFee, ibi). One that is not known is left out by itself.
 * @maxLength 40
 */
export type PrintFact = string;


/**
 * Id of a demand.
 */
export type DemandId = string;

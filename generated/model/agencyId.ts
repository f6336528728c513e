
/**
 * Id of an agency.
 */
export type AgencyId = string;

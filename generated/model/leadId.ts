
/**
 * Id of a lead.
 */
export type LeadId = string;

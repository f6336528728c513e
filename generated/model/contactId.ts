
/**
 * Id of a contact of an agency.
 */
export type ContactId = string;

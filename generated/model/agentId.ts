
/**
 * Id of a person of an agency.
 */
export type AgentId = string;

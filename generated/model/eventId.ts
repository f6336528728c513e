
/**
 * Id of an event in a diary; a visit is one.
 */
export type EventId = string;

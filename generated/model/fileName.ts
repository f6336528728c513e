
/**
 * Name of a file as it was sent.
 */
export type FileName = string;

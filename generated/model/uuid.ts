
/**
 * UUID, version 7 where we make it.
 */
export type Uuid = string;


/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 */
export type CursorParameter = string;

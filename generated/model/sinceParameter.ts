
/**
 * Only homes published at this moment or later, such as somebody's last visit. UTC.
 */
export type SinceParameter = string;

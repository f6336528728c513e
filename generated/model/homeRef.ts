
/**
 * Reference of a home, unique in its agency.
 */
export type HomeRef = string;


export type ReadSiteBrandParams = {
/**
 * A picture of the site; the logo of its brand unless told.
 * @pattern [0-9a-f]{32}
 */
hash?: string;
};

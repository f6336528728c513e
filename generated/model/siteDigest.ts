
/**
 * SHA-256 of a document, in hex: two documents that say the same have the same.
 * @pattern ^[0-9a-f]{64}$
 */
export type SiteDigest = string;

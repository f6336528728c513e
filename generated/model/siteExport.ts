
/**
 * A link to the whole published site as files, for a while.
 */
export interface SiteExport {
  url: string;
  expiresAt: string;
}

import type { Site } from './site.ts';
import type { SiteSlug } from './siteSlug.ts';

/**
 * The site of the caller's agency, or none.
 */
export interface SiteList {
  /** @maxItems 1 */
  items: Site[];
  /** A name that is free, for a new site; null when there is one. */
  slug: SiteSlug | null;
}

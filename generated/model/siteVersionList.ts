import type { SiteVersion } from './siteVersion.ts';

/**
 * Versions, newest first: the newest 50 are kept.
 */
export interface SiteVersionList {
  /** @maxItems 50 */
  items: SiteVersion[];
}

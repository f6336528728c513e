import type { SitePage } from './sitePage.ts';
import type { SiteTextPlace } from './siteTextPlace.ts';

/**
 * A page as it shall be.
 */
export interface SitePagePatch {
  /** @minimum 1 */
  version: number;
  page: SitePage;
  /**
     * Translations that still say the same as the text of the first language.
     * @maxItems 500
     */
  confirmed?: SiteTextPlace[];
}

import type { SitePage } from './sitePage.ts';

/**
 * A page as it shall be.
 */
export interface SitePagePatch {
  /** @minimum 1 */
  version: number;
  page: SitePage;
}

import type { SitePage } from './sitePage.ts';

/**
 * The page as it is stored now.
 */
export interface SitePageConflict {
  message: string;
  current: SitePage;
  /** @minimum 1 */
  version: number;
}

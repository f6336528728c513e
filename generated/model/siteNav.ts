import type { SiteLink } from './siteLink.ts';

/**
 * The links at the head of every page.
 * @maxItems 8
 */
export type SiteNav = SiteLink[];

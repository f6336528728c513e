import type { SiteTemplateOffer } from './siteTemplateOffer.ts';

/**
 * The templates.
 */
export interface SiteTemplateList {
  /** @maxItems 10 */
  items: SiteTemplateOffer[];
}

import type { SiteSlug } from './siteSlug.ts';
import type { SiteTemplate } from './siteTemplate.ts';

/**
 * A new site: whole and filled, from a template, the data of the agency and its homes.
 */
export interface SiteInput {
  template: SiteTemplate;
  slug?: SiteSlug;
}

import type { SiteTemplate } from './siteTemplate.ts';

/**
 * A new site: whole and filled, from a template, the data of the agency and its homes.
 */
export interface SiteInput {
  template: SiteTemplate;
  /**
     * As `slug` of a site; one that cannot be is refused with three that are free.
     * @minLength 1
     * @maxLength 40
     */
  slug?: string;
}

import type { SiteBrand } from './siteBrand.ts';
import type { SiteContact } from './siteContact.ts';
import type { SiteFooter } from './siteFooter.ts';
import type { SiteLanguages } from './siteLanguages.ts';
import type { SiteLegal } from './siteLegal.ts';
import type { SiteNav } from './siteNav.ts';
import type { SiteSeo } from './siteSeo.ts';

/**
 * Parts of a site, each replaced whole; one left out is kept.
 */
export interface SitePatch {
  /** @minimum 1 */
  version: number;
  /**
     * As `slug` of a site; one that cannot be is refused with three that are free.
     * @minLength 1
     * @maxLength 40
     */
  slug?: string;
  brand?: SiteBrand;
  languages?: SiteLanguages;
  nav?: SiteNav;
  footer?: SiteFooter;
  legal?: SiteLegal;
  contact?: SiteContact;
  seo?: SiteSeo;
}

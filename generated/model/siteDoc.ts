import type { SiteBrand } from './siteBrand.ts';
import type { SiteContact } from './siteContact.ts';
import type { SiteFooter } from './siteFooter.ts';
import type { SiteLanguages } from './siteLanguages.ts';
import type { SiteLegal } from './siteLegal.ts';
import type { SiteNav } from './siteNav.ts';
import type { SitePage } from './sitePage.ts';
import type { SiteSeo } from './siteSeo.ts';

/**
 * A whole site as one document: what is published, kept and taken along.
 */
export interface SiteDoc {
  schemaVersion: 1;
  brand: SiteBrand;
  languages: SiteLanguages;
  /** @maxItems 30 */
  pages: SitePage[];
  nav: SiteNav;
  footer: SiteFooter;
  legal: SiteLegal;
  contact: SiteContact;
  seo: SiteSeo;
}

import type { SiteColors } from './siteColors.ts';
import type { SitePicture } from './sitePicture.ts';
import type { SiteScheme } from './siteScheme.ts';
import type { SiteTemplate } from './siteTemplate.ts';

/**
 * How the site looks. Type and build belong to the template.
 */
export interface SiteBrand {
  template: SiteTemplate;
  scheme: SiteScheme;
  colors?: SiteColors;
  logo?: SitePicture;
  logoDark?: SitePicture;
  icon?: SitePicture;
}

import type { SitePreview } from './sitePreview.ts';
import type { SiteTemplate } from './siteTemplate.ts';

/**
 * A template, and a link that shows it with the agency’s own homes.
 */
export interface SiteTemplateOffer {
  template: SiteTemplate;
  preview: SitePreview;
}

import type { LocalizedText } from './localizedText.ts';
import type { SiteLink } from './siteLink.ts';

/**
 * The foot of every page.
 */
export interface SiteFooter {
  text?: LocalizedText;
  /** @maxItems 8 */
  links?: SiteLink[];
}

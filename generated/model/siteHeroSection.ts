import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { SiteHeight } from './siteHeight.ts';
import type { SiteLink } from './siteLink.ts';
import type { SitePicture } from './sitePicture.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * The opening of a page.
 */
export interface SiteHeroSection {
  id: Uuid;
  kind: 'hero';
  title: LocalizedLine;
  lead?: LocalizedText;
  picture?: SitePicture;
  /** With the search form */
  search?: boolean;
  button?: SiteLink;
  height?: SiteHeight;
  tone?: SiteTone;
  /**
     * Its name in the address, behind #.
     * @maxLength 31
     * @pattern ^[a-z][a-z0-9-]{0,30}$
     */
  anchor?: string;
  /** Kept and not shown. */
  off?: boolean;
}

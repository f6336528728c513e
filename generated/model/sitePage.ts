import type { LocalizedLine } from './localizedLine.ts';
import type { SitePageKind } from './sitePageKind.ts';
import type { SitePicture } from './sitePicture.ts';
import type { SiteSection } from './siteSection.ts';
import type { SiteSlugs } from './siteSlugs.ts';
import type { Uuid } from './uuid.ts';

/**
 * A page of a site: what search engines are told of it, and its sections from top to foot.
 */
export interface SitePage {
  id: Uuid;
  kind: SitePageKind;
  slug: SiteSlugs;
  title: LocalizedLine;
  description?: LocalizedLine;
  picture?: SitePicture;
  /** Kept and not shown. */
  hidden?: boolean;
  /** Of a post. */
  date?: string;
  /** @maxItems 40 */
  sections: SiteSection[];
}

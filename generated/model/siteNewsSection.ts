import type { LocalizedLine } from './localizedLine.ts';
import type { SiteNewsSectionFrom } from './siteNewsSectionFrom.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * The newest posts of the site, or its pages about areas.
 */
export interface SiteNewsSection {
  id: Uuid;
  kind: 'news';
  title?: LocalizedLine;
  /**
     * @minimum 2
     * @maximum 12
     */
  count?: number;
  /** Posts unless told; areas come in the order of the pages. */
  from?: SiteNewsSectionFrom;
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

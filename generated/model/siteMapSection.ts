import type { LocalizedLine } from './localizedLine.ts';
import type { SiteHeight } from './siteHeight.ts';
import type { SiteHomesFilter } from './siteHomesFilter.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * A map of homes of the agency.
 */
export interface SiteMapSection {
  id: Uuid;
  kind: 'map';
  title?: LocalizedLine;
  filter?: SiteHomesFilter;
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

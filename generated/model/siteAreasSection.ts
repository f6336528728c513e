import type { LocalizedLine } from './localizedLine.ts';
import type { SiteArea } from './siteArea.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * Places, with the count and prices of the agency’s homes there.
 */
export interface SiteAreasSection {
  id: Uuid;
  kind: 'areas';
  title?: LocalizedLine;
  /** @maxItems 12 */
  items?: SiteArea[];
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

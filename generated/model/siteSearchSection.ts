import type { LocalizedLine } from './localizedLine.ts';
import type { PublicOperation } from './publicOperation.ts';
import type { SiteSearchSectionFiltersItem } from './siteSearchSectionFiltersItem.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * The search form.
 */
export interface SiteSearchSection {
  id: Uuid;
  kind: 'search';
  title?: LocalizedLine;
  /**
     * All that the agency has, where none is named.
     * @maxItems 7
     */
  operations?: PublicOperation[];
  /**
     * All of them, where none is named.
     * @maxItems 5
     */
  filters?: SiteSearchSectionFiltersItem[];
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

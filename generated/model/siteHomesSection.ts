import type { HomeId } from './homeId.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { SiteHomesFilter } from './siteHomesFilter.ts';
import type { SiteHomesSectionCard } from './siteHomesSectionCard.ts';
import type { SiteHomesSectionEmpty } from './siteHomesSectionEmpty.ts';
import type { SiteHomesSectionSort } from './siteHomesSectionSort.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * Homes of the agency that are on the market.
 */
export interface SiteHomesSection {
  id: Uuid;
  kind: 'homes';
  title: LocalizedLine;
  /**
     * These and no others, in this order; those that have left the market are not shown.
     * @maxItems 24
     */
  pick?: HomeId[];
  filter?: SiteHomesFilter;
  sort?: SiteHomesSectionSort;
  /**
     * How many at most; 6 unless told.
     * @minimum 3
     * @maximum 24
     */
  count?: number;
  card?: SiteHomesSectionCard;
  /** What happens when the filter finds none; the section hides unless told. */
  empty?: SiteHomesSectionEmpty;
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

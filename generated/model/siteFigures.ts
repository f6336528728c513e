import type { SiteCounts } from './siteCounts.ts';
import type { SiteDay } from './siteDay.ts';
import type { SiteFiguresDevicesItem } from './siteFiguresDevicesItem.ts';
import type { SiteFiguresLanguagesItem } from './siteFiguresLanguagesItem.ts';
import type { SiteFiguresPagesItem } from './siteFiguresPagesItem.ts';
import type { SiteFiguresSourcesItem } from './siteFiguresSourcesItem.ts';

/**
 * How a website was read, counted without cookie, address or identifier. Days are those of the islands, each is there, also without anything. Counted pages are written within ten seconds.
 */
export interface SiteFigures {
  from: string;
  to: string;
  total: SiteCounts;
  /** As many days before; null: the site was not counted for all of them. */
  previous: SiteCounts | null;
  /** @maxItems 400 */
  days: SiteDay[];
  /**
     * Most enquiries first, then most views.
     * @maxItems 200
     */
  pages: SiteFiguresPagesItem[];
  /** Most visits first. */
  sources: SiteFiguresSourcesItem[];
  /** Of the pages, most views first. */
  languages: SiteFiguresLanguagesItem[];
  /** Most views first. */
  devices: SiteFiguresDevicesItem[];
}

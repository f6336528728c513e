import type { LocalizedLine } from './localizedLine.ts';
import type { SiteFocus } from './siteFocus.ts';

/**
 * A picture of the site: one uploaded for it, or one of a home of the agency that is on the market.
 */
export interface SitePicture {
  /**
     * Its address is /media/ and this.
     * @pattern ^[0-9a-f]{32}$
     */
  hash: string;
  alt?: LocalizedLine;
  /** It says nothing; whoever hears the page is spared it */
  decorative?: boolean;
  focus?: SiteFocus;
}

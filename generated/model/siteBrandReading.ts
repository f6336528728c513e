import type { LocalizedLine } from './localizedLine.ts';
import type { SiteBrandReadingPaletteItem } from './siteBrandReadingPaletteItem.ts';
import type { SiteColorPair } from './siteColorPair.ts';
import type { SiteColors } from './siteColors.ts';
import type { SitePreview } from './sitePreview.ts';

/**
 * The colours of a logo, and what the site would look like in them. Nothing is stored.
 */
export interface SiteBrandReading {
  /**
     * The picture that was read.
     * @pattern ^[0-9a-f]{32}$
     */
  hash: string;
  alt: LocalizedLine;
  /**
     * Its colours, the most of it first; empty: it has none.
     * @maxItems 6
     */
  palette: SiteBrandReadingPaletteItem[];
  before: SiteColors;
  proposal: SiteColors;
  /**
     * How well the proposed colours are read.
     * @maxItems 6
     */
  pairs: SiteColorPair[];
  preview: SitePreview;
}

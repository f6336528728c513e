import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { SitePicture } from './sitePicture.ts';
import type { SiteTextSectionSide } from './siteTextSectionSide.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * Text, with a picture beside it or none.
 */
export interface SiteTextSection {
  id: Uuid;
  kind: 'text';
  title?: LocalizedLine;
  text: LocalizedText;
  picture?: SitePicture;
  side?: SiteTextSectionSide;
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

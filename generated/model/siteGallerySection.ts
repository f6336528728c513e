import type { LocalizedLine } from './localizedLine.ts';
import type { SitePicture } from './sitePicture.ts';
import type { SiteTone } from './siteTone.ts';
import type { Uuid } from './uuid.ts';

/**
 * Pictures.
 */
export interface SiteGallerySection {
  id: Uuid;
  kind: 'gallery';
  title?: LocalizedLine;
  /** @maxItems 24 */
  pictures?: SitePicture[];
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

import type { LocalizedText } from './localizedText.ts';
import type { SitePicture } from './sitePicture.ts';

/**
 * A place and what the agency says of it.
 */
export interface SiteArea {
  /**
     * Slug of a municipality or town.
     * @maxLength 80
     * @pattern ^[a-z0-9-]+$
     */
  place: string;
  text?: LocalizedText;
  picture?: SitePicture;
}

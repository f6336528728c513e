import type { SitePictureOffer } from './sitePictureOffer.ts';

/**
 * Pictures that the site may show: its own newest first, then those of the agency’s homes.
 */
export interface SitePictureList {
  /** @maxItems 500 */
  items: SitePictureOffer[];
}

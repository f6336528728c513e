import type { SitePictureOfferFrom } from './sitePictureOfferFrom.ts';
import type { SitePictureOfferUse } from './sitePictureOfferUse.ts';

/**
 * A picture that the site may show.
 */
export interface SitePictureOffer {
  /** @pattern ^[0-9a-f]{32}$ */
  hash: string;
  /**
     * Its mean colour, as #rrggbb.
     * @nullable
     */
  color: string | null;
  from: SitePictureOfferFrom;
  use: SitePictureOfferUse;
}

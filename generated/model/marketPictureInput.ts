import type { MarketPictureInputPictureExtra } from './marketPictureInputPictureExtra.ts';

/**
 * A picture for a publication.
 */
export interface MarketPictureInput {
  /** JPEG, PNG or WebP, 15 MB at most. */
  picture: Blob | File;
  /** What the file is (specification, section 7). */
  picture_extra?: MarketPictureInputPictureExtra;
}

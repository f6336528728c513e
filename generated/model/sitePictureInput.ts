import type { SitePictureInputPictureExtra } from './sitePictureInputPictureExtra.ts';

/**
 * A picture for the site.
 */
export interface SitePictureInput {
  /** JPEG, PNG or WebP, 15 MB at most. */
  picture: Blob | File;
  /** What the file is (specification, section 7). */
  picture_extra?: SitePictureInputPictureExtra;
}

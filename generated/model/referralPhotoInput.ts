import type { ReferralPhotoInputPictureExtra } from './referralPhotoInputPictureExtra.ts';

/**
 * A picture of the home.
 */
export interface ReferralPhotoInput {
  /** JPEG, PNG or WebP, 15 MB at most. */
  picture: Blob | File;
  /** What the file is (specification, section 7). */
  picture_extra?: ReferralPhotoInputPictureExtra;
}

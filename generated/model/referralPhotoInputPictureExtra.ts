
/**
 * What the file is (specification, section 7).
 */
export type ReferralPhotoInputPictureExtra = typeof ReferralPhotoInputPictureExtra[keyof typeof ReferralPhotoInputPictureExtra];


export const ReferralPhotoInputPictureExtra = {
  referral: 'referral',
} as const;


export type SitePictureOfferUse = typeof SitePictureOfferUse[keyof typeof SitePictureOfferUse];


export const SitePictureOfferUse = {
  shown: 'shown',
  kept: 'kept',
  none: 'none',
} as const;

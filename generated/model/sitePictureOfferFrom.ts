
export type SitePictureOfferFrom = typeof SitePictureOfferFrom[keyof typeof SitePictureOfferFrom];


export const SitePictureOfferFrom = {
  site: 'site',
  home: 'home',
} as const;

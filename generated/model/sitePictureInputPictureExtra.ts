
/**
 * What the file is (specification, section 7).
 */
export type SitePictureInputPictureExtra = typeof SitePictureInputPictureExtra[keyof typeof SitePictureInputPictureExtra];


export const SitePictureInputPictureExtra = {
  site: 'site',
} as const;

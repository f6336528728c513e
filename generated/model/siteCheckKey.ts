
export type SiteCheckKey = typeof SiteCheckKey[keyof typeof SiteCheckKey];


export const SiteCheckKey = {
  alt: 'alt',
  contrast: 'contrast',
  company: 'company',
  contact: 'contact',
  homesEmpty: 'homesEmpty',
  pickGone: 'pickGone',
  pictureGone: 'pictureGone',
  pageGone: 'pageGone',
  sectionEmpty: 'sectionEmpty',
  titleMissing: 'titleMissing',
  language: 'language',
  slugTwice: 'slugTwice',
  anchorTwice: 'anchorTwice',
  pictureLost: 'pictureLost',
  linkWords: 'linkWords',
} as const;

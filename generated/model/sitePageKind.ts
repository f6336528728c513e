
/**
 * What a page is for. The first four and the legal page are there once.
 */
export type SitePageKind = typeof SitePageKind[keyof typeof SitePageKind];


export const SitePageKind = {
  home: 'home',
  homes: 'homes',
  detail: 'detail',
  contact: 'contact',
  legal: 'legal',
  area: 'area',
  team: 'team',
  sell: 'sell',
  about: 'about',
  blog: 'blog',
  post: 'post',
  custom: 'custom',
} as const;

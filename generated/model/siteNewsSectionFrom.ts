
/**
 * Posts unless told; areas come in the order of the pages.
 */
export type SiteNewsSectionFrom = typeof SiteNewsSectionFrom[keyof typeof SiteNewsSectionFrom];


export const SiteNewsSectionFrom = {
  own: 'own',
  areas: 'areas',
} as const;

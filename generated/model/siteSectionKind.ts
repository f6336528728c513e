
/**
 * What a section shows.
 */
export type SiteSectionKind = typeof SiteSectionKind[keyof typeof SiteSectionKind];


export const SiteSectionKind = {
  hero: 'hero',
  search: 'search',
  homes: 'homes',
  map: 'map',
  areas: 'areas',
  team: 'team',
  testimonials: 'testimonials',
  valuation: 'valuation',
  sold: 'sold',
  news: 'news',
  text: 'text',
  gallery: 'gallery',
  figures: 'figures',
  contact: 'contact',
  faq: 'faq',
  legal: 'legal',
  costs: 'costs',
} as const;


/**
 * Where a reading began; never which page or person.
 */
export type SiteSource = typeof SiteSource[keyof typeof SiteSource];


export const SiteSource = {
  search: 'search',
  social: 'social',
  portal: 'portal',
  campaign: 'campaign',
  other: 'other',
  direct: 'direct',
} as const;

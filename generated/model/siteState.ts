
/**
 * Whether strangers see the site.
 */
export type SiteState = typeof SiteState[keyof typeof SiteState];


export const SiteState = {
  draft: 'draft',
  published: 'published',
  paused: 'paused',
  suspended: 'suspended',
} as const;


/**
 * How high a section is.
 */
export type SiteHeight = typeof SiteHeight[keyof typeof SiteHeight];


export const SiteHeight = {
  low: 'low',
  tall: 'tall',
  full: 'full',
} as const;

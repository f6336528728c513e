
/**
 * The ground of a section.
 */
export type SiteTone = typeof SiteTone[keyof typeof SiteTone];


export const SiteTone = {
  plain: 'plain',
  soft: 'soft',
  strong: 'strong',
} as const;

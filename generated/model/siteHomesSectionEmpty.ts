
/**
 * What happens when the filter finds none; the section hides unless told.
 */
export type SiteHomesSectionEmpty = typeof SiteHomesSectionEmpty[keyof typeof SiteHomesSectionEmpty];


export const SiteHomesSectionEmpty = {
  hide: 'hide',
  text: 'text',
} as const;

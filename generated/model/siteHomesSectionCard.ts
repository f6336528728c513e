
export type SiteHomesSectionCard = typeof SiteHomesSectionCard[keyof typeof SiteHomesSectionCard];


export const SiteHomesSectionCard = {
  plain: 'plain',
  tall: 'tall',
  row: 'row',
} as const;

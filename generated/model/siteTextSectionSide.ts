
export type SiteTextSectionSide = typeof SiteTextSectionSide[keyof typeof SiteTextSectionSide];


export const SiteTextSectionSide = {
  left: 'left',
  right: 'right',
  none: 'none',
} as const;


export type SiteColorPairField = typeof SiteColorPairField[keyof typeof SiteColorPairField];


export const SiteColorPairField = {
  primary: 'primary',
  accent: 'accent',
  ground: 'ground',
} as const;


export type SiteStateInputState = typeof SiteStateInputState[keyof typeof SiteStateInputState];


export const SiteStateInputState = {
  published: 'published',
  paused: 'paused',
} as const;

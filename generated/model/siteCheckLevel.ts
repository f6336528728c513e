
export type SiteCheckLevel = typeof SiteCheckLevel[keyof typeof SiteCheckLevel];


export const SiteCheckLevel = {
  stop: 'stop',
  warn: 'warn',
} as const;

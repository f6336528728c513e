
/**
 * Which of the two schemes of its template the site shows.
 */
export type SiteScheme = typeof SiteScheme[keyof typeof SiteScheme];


export const SiteScheme = {
  light: 'light',
  dark: 'dark',
  system: 'system',
} as const;

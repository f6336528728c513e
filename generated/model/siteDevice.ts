
/**
 * What a page was read on, as far as the browser says.
 */
export type SiteDevice = typeof SiteDevice[keyof typeof SiteDevice];


export const SiteDevice = {
  phone: 'phone',
  tablet: 'tablet',
  computer: 'computer',
} as const;

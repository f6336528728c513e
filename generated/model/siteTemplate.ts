
/**
 * How the site is built: its head, first view, cards, rows and letters.
 */
export type SiteTemplate = typeof SiteTemplate[keyof typeof SiteTemplate];


export const SiteTemplate = {
  tramuntana: 'tramuntana',
  llevant: 'llevant',
  mares: 'mares',
  placa: 'placa',
  quadern: 'quadern',
} as const;


/**
 * Formats that say themselves what is what; a table of homes goes another way (createImportTable).
 */
export type FeedFormat = typeof FeedFormat[keyof typeof FeedFormat];


export const FeedFormat = {
  kyero: 'kyero',
  idealista: 'idealista',
  inmovilla_web: 'inmovilla_web',
  inmovilla_export: 'inmovilla_export',
  resales: 'resales',
  reso: 'reso',
} as const;

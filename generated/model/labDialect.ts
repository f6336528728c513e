
/**
 * Formats that the laboratory knows; not all of them can be brought in (`isReadable`).
 */
export type LabDialect = typeof LabDialect[keyof typeof LabDialect];


export const LabDialect = {
  kyero: 'kyero',
  idealista: 'idealista',
  inmovilla_web: 'inmovilla_web',
  inmovilla_export: 'inmovilla_export',
  resales: 'resales',
  website_json: 'website_json',
  website_csv: 'website_csv',
  csv: 'csv',
  xlsx: 'xlsx',
  openimmo: 'openimmo',
  trovit: 'trovit',
  google_rss: 'google_rss',
  reso: 'reso',
} as const;

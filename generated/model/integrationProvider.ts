
/**
 * Programs and formats of channels. kyero, idealista and resales bring homes in and take them out; csv, the files of Inmovilla, its REST API and reso only bring them in; the others only take them out, fotocasa by sending each home, the others at an address.
 */
export type IntegrationProvider = typeof IntegrationProvider[keyof typeof IntegrationProvider];


export const IntegrationProvider = {
  kyero: 'kyero',
  idealista: 'idealista',
  fotocasa: 'fotocasa',
  website_json: 'website_json',
  website_csv: 'website_csv',
  website_schema: 'website_schema',
  meta: 'meta',
  google: 'google',
  resales: 'resales',
  csv: 'csv',
  inmovilla_web: 'inmovilla_web',
  inmovilla_export: 'inmovilla_export',
  reso: 'reso',
  inmovilla_rest: 'inmovilla_rest',
} as const;

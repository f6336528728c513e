
/**
 * Programs and formats of channels. kyero brings homes in and takes them out; csv only brings them in; the others only take them out, fotocasa by sending each home, the others at an address.
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
} as const;

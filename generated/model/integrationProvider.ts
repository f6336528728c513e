
/**
 * Programs and formats of channels. kyero brings homes in and takes them out; csv only brings them in; the others only take them out.
 */
export type IntegrationProvider = typeof IntegrationProvider[keyof typeof IntegrationProvider];


export const IntegrationProvider = {
  kyero: 'kyero',
  website_json: 'website_json',
  website_csv: 'website_csv',
  csv: 'csv',
} as const;


/**
 * Programs and formats of channels. kyero brings homes in and takes them out; the others only take them out.
 */
export type IntegrationProvider = typeof IntegrationProvider[keyof typeof IntegrationProvider];


export const IntegrationProvider = {
  kyero: 'kyero',
  website_json: 'website_json',
  website_csv: 'website_csv',
} as const;

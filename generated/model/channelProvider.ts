
/**
 * Programs and formats that homes go out to, fotocasa by sending each, the others at an address.
 */
export type ChannelProvider = typeof ChannelProvider[keyof typeof ChannelProvider];


export const ChannelProvider = {
  kyero: 'kyero',
  idealista: 'idealista',
  fotocasa: 'fotocasa',
  website_json: 'website_json',
  website_csv: 'website_csv',
  website_schema: 'website_schema',
  meta: 'meta',
  google: 'google',
  resales: 'resales',
} as const;

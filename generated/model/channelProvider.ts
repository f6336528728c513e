
/**
 * Programs and formats that homes go out to.
 */
export type ChannelProvider = typeof ChannelProvider[keyof typeof ChannelProvider];


export const ChannelProvider = {
  kyero: 'kyero',
  website_json: 'website_json',
  website_csv: 'website_csv',
} as const;

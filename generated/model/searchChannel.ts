
/**
 * Where news are told. Without an account only by mail.
 */
export type SearchChannel = typeof SearchChannel[keyof typeof SearchChannel];


export const SearchChannel = {
  mail: 'mail',
  push: 'push',
  platform: 'platform',
} as const;


/**
 * How somebody signed in.
 */
export type SessionMethod = typeof SessionMethod[keyof typeof SessionMethod];


export const SessionMethod = {
  password: 'password',
  google: 'google',
  apple: 'apple',
  link: 'link',
  passkey: 'passkey',
  sso: 'sso',
} as const;


/**
 * Who vouches for the person.
 */
export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  google: 'google',
  apple: 'apple',
} as const;

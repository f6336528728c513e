
/**
 * Whose client and whose home.
 */
export type IntroductionRole = typeof IntroductionRole[keyof typeof IntroductionRole];


export const IntroductionRole = {
  seller: 'seller',
  lister: 'lister',
  own: 'own',
} as const;

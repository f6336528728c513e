
/**
 * Which description: the home's in the language, the one written here, or none.
 */
export type PrintOptionsText = typeof PrintOptionsText[keyof typeof PrintOptionsText];


export const PrintOptionsText = {
  home: 'home',
  own: 'own',
  none: 'none',
} as const;


/**
 * Language of the interface.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  es: 'es',
  en: 'en',
  ca: 'ca',
  de: 'de',
} as const;

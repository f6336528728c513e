
/**
 * The program it comes from, by the names of its columns.
 */
export type IntakeRunDialect = typeof IntakeRunDialect[keyof typeof IntakeRunDialect];


export const IntakeRunDialect = {
  google: 'google',
  google_old: 'google_old',
  google_outlook: 'google_outlook',
  outlook: 'outlook',
  outlook_es: 'outlook_es',
  vcard: 'vcard',
  other: 'other',
} as const;

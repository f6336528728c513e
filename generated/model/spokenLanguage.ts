
/**
 * Language of people and of what they write (ISO 639-1), the list of the specification, section 3, with its two defects mended. Czech is cs; the list's second hr was Czech, and a hr that comes in is Croatian, its first. Dutch is nl; the list's du is still taken on input.
 */
export type SpokenLanguage = typeof SpokenLanguage[keyof typeof SpokenLanguage];


export const SpokenLanguage = {
  es: 'es',
  en: 'en',
  ca: 'ca',
  de: 'de',
  fr: 'fr',
  it: 'it',
  pt: 'pt',
  nl: 'nl',
  sv: 'sv',
  da: 'da',
  fi: 'fi',
  pl: 'pl',
  ru: 'ru',
  bg: 'bg',
  hr: 'hr',
  cs: 'cs',
  et: 'et',
  el: 'el',
  hu: 'hu',
  ga: 'ga',
  lv: 'lv',
  lt: 'lt',
  mt: 'mt',
  ro: 'ro',
  sk: 'sk',
  sl: 'sl',
} as const;

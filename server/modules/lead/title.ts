import type { Language, Listing } from '../../../generated/model/index.ts'

/** A home's title in a language, else in Spanish, else in any, else its reference. */
export const titleIn = ({ title, ref }: Pick<Listing, 'title' | 'ref'>, lang: Language): string =>
  title[lang] ?? title.es ?? Object.values(title)[0] ?? ref

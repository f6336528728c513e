/** The interface's language list of the specification, section 3 (`hr again` there is Czech). */
export const CONTENT_LANGUAGES = ['es', 'en', 'ca', 'de', 'fr', 'it', 'pt', 'nl', 'sv', 'da', 'fi', 'pl', 'ru', 'bg', 'hr', 'cs', 'et', 'el', 'hu', 'ga', 'lv', 'lt', 'mt', 'ro', 'sk', 'sl'] as const

/** Tabs that are there from the start. */
export const FIRST_LANGUAGES: readonly string[] = ['es', 'en', 'ca', 'de']

/** A language's name in the page's language, with a capital. */
export function languageName(code: string, lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

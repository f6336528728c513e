import { SpokenLanguage } from '../../../generated/model'

/** The specification's list (section 3), mended: openapi/schemas/shared/SpokenLanguage.yaml. */
export const CONTENT_LANGUAGES = Object.values(SpokenLanguage)

/** Tabs that are there from the start. */
export const FIRST_LANGUAGES: readonly string[] = ['es', 'en', 'ca', 'de']

/** A language's name in the page's language, with a capital. */
export function languageName(code: string, lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

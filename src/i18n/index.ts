import type { Lang } from './language'
import { Translator } from './translator'

export * from './language'
export { useTranslation, useWordsFor, WordsContext } from './use-translation'
export { Translator, type TFunction } from './translator'

/** Namespaces every page needs: the shell's words and the error catalogue's. */
export const BASE_NAMESPACES = ['shell', 'errors']

/** The words of one language (the browser has one, the server one per language); every language is complete (i18n.test.ts). */
export async function createI18n(lang: Lang, namespaces: string[] = BASE_NAMESPACES): Promise<Translator> {
  const words = new Translator(lang)
  await words.loadNamespaces(namespaces)
  return words
}

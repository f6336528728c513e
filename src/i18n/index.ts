import i18next, { type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Lang } from './language'
import { wordsBackend } from './words'

export * from './language'

/** Namespaces every page needs: the shell's words and the error catalogue's. */
export const BASE_NAMESPACES = ['shell', 'errors']

/** One i18next instance for one language (the browser has one, the server one per language). */
export async function createI18n(lang: Lang, namespaces: string[] = BASE_NAMESPACES): Promise<I18n> {
  const instance = i18next.createInstance()
  await instance
    .use(wordsBackend)
    .use(initReactI18next)
    .init({
      lng: lang,
      // Every language is complete (i18n.test.ts), so no page carries a second one.
      fallbackLng: false,
      supportedLngs: ['es', 'en', 'ca', 'de'],
      ns: namespaces,
      defaultNS: 'shell',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  return instance
}

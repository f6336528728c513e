import i18next, { type BackendModule, type i18n as I18n } from 'i18next'
import { LANGS, type Lang } from './language'
import { loadWords } from './words'

export type { i18n as I18n } from 'i18next'
export { I18nextProvider } from 'react-i18next'
export * from './language'
export { speak, type TFunction } from './spoken'
export { useTranslation, useWordsFor } from './use-translation'

/** Namespaces every page needs: the shell's words and the error catalogue's. */
export const BASE_NAMESPACES = ['shell', 'errors']

/** Where i18next finds words: one file per language and namespace. */
const words: BackendModule = {
  type: 'backend',
  init() {},
  read(lang, namespace, done) {
    loadWords(`${lang}/${namespace}`).then(
      (tree) => done(null, tree),
      (error: Error) => done(error, false),
    )
  },
}

/**
 * What has words of its own and parts below it keeps its own at `_` (generated/README.md, words of
 * forms).
 */
const headingOf = (key: string, value: unknown): string => {
  const heading = (value as { _?: unknown } | null)?._
  return typeof heading === 'string' ? heading : key
}

/** One i18next instance for one language: the browser has one, the server one per language. */
export async function createI18n(
  lang: Lang,
  namespaces: string[] = BASE_NAMESPACES,
): Promise<I18n> {
  const instance = i18next.createInstance()
  await instance.use(words).init({
    lng: lang,
    // Every language is complete (i18n.test.ts), so no page carries a second one.
    fallbackLng: false,
    supportedLngs: [...LANGS],
    ns: namespaces,
    defaultNS: 'shell',
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnedObjectHandler: headingOf,
  })
  return instance
}

import type { i18n as I18n } from 'i18next'
import { use, useContext, useEffect, useState } from 'react'
import { I18nContext } from 'react-i18next'
import type { Lang } from './language'
import { speak, speaker, type Spoken, type TFunction } from './spoken'

const coming = new WeakMap<I18n, Map<string, Promise<void>>>()

/** One promise per namespace, so that a component that is drawn again waits for the same one. */
function bring(i18n: I18n, namespace: string): Promise<void> {
  const known = coming.get(i18n) ?? new Map<string, Promise<void>>()
  coming.set(i18n, known)
  const isHere = i18n.hasLoadedNamespace(namespace)
  const promise =
    known.get(namespace) ?? (isHere ? Promise.resolve() : i18n.loadNamespaces(namespace))
  known.set(namespace, promise)
  // The mark by which React knows, without waiting a moment, that a promise is kept.
  return isHere ? Object.assign(promise, { status: 'fulfilled', value: undefined }) : promise
}

/**
 * The words of a namespace, or of several; a component whose words are on their way waits for them.
 * A page is of one language for good, so unlike react-i18next's own hook it listens to no change of
 * it, and weighs a kilobyte less.
 * `use` is asked every time, also for words that are here: React draws a component whose words came
 * at once a second time from where it stood, and one that skips the question then is a component
 * with another number of hooks.
 */
export function useTranslation(namespaces: string | readonly string[] = 'shell'): Spoken {
  const { i18n } = useContext(I18nContext) ?? {}
  if (!i18n) throw new Error('a component with words stands outside I18nextProvider')
  for (const namespace of typeof namespaces === 'string' ? [namespaces] : namespaces)
    use(bring(i18n, namespace))
  return speak(i18n, namespaces)
}

/** Words in another person's language: the page's own until those have come. */
export function useWordsFor(language: Lang, namespace: string): TFunction {
  const { t: own, i18n } = useTranslation(namespace)
  const isHere = () => i18n.hasResourceBundle(language, namespace)
  const [, setCome] = useState(isHere)
  useEffect(() => {
    void i18n
      .loadLanguages(language)
      .then(() => i18n.loadNamespaces(namespace))
      .then(() => setCome(true))
  }, [i18n, language, namespace])
  return isHere() ? speaker(i18n, language, namespace) : own
}

import { createContext, use, useContext, useEffect, useState } from 'react'
import type { Lang } from './language'
import type { Spoken, TFunction, Translator } from './translator'

/** The page's words, from src/app/providers.tsx. */
export const WordsContext = createContext<Translator | null>(null)

function useWords(): Translator {
  const words = useContext(WordsContext)
  if (!words) throw new Error('a component with words stands outside WordsContext')
  return words
}

/** The words of a namespace, or of several; `t` stays the same function. A component whose words are on their way waits for them. */
export function useTranslation(namespaces: string | readonly string[] = 'shell'): Spoken {
  const words = useWords()
  if (typeof namespaces === 'string') {
    if (!words.has(namespaces)) use(words.load(namespaces))
  } else {
    for (const namespace of namespaces) if (!words.has(namespace)) use(words.load(namespace))
  }
  return words.speak(namespaces)
}

/** Words in another person's language: the page's own until those have come. */
export function useWordsFor(language: Lang, namespace: string): TFunction {
  const { t: own, i18n } = useTranslation(namespace)
  const theirs = i18n.inLanguage(language)
  const [, setCome] = useState(theirs.has(namespace))
  useEffect(() => {
    void theirs.loadNamespaces(namespace).then(() => setCome(true))
  }, [theirs, namespace])
  return theirs.has(namespace) ? theirs.speak(namespace).t : own
}

import type { Lang } from './lang.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Words of one room: per language a flat map of key to sentence with `{name}` places. */
export type Dictionary<K extends string = string> = Record<Lang, Record<K, string>>

/** Values for the `{name}` places of a sentence. */
export type Params = Record<string, string | number>

const rules = new Map<Lang, Intl.PluralRules>()

/** Whether a number takes the singular in a language: 1, not 0 or 1.5. */
function isOne(lang: Lang, count: number): boolean {
  const known = rules.get(lang) ?? new Intl.PluralRules(lang)
  rules.set(lang, known)
  return known.select(count) === 'one'
}

const tellers = new Set<(key: string) => void>()
const told = new Set<string>()

/** Hears, once of each, what there were no words for; ends with what it returns. */
export function onUnsaid(tell: (key: string) => void): () => void {
  tellers.add(tell)
  return () => void tellers.delete(tell)
}

/** A later version may have stored the code: its phrase is left out, and the rest is said. */
function unsaid(key: string): string {
  if (!told.has(key)) for (const tell of tellers) tell(key)
  told.add(key)
  return ''
}

/**
 * Makes a room's own `say` from its dictionary: `const say = sayFrom({ es, en, ca, de })`.
 * A key that a language lacks does not compile. With the parameter `count`, a number, the sentence
 * at `<key>_one` is said of one, where there is such; the screens' dictionaries do the same. A code
 * that is stored and of which this version knows nothing has no words: nothing is said.
 */
export function sayFrom<K extends string>(
  dictionary: Dictionary<K>,
): (lang: Lang, key: K, params?: Params) => string {
  return (lang, key, params = {}) => {
    const words: Partial<Record<string, string>> = dictionary[lang]
    const one =
      typeof params['count'] === 'number' && isOne(lang, params['count'])
        ? words[`${key}_one`]
        : undefined
    const sentence = one ?? (Object.hasOwn(words, key) ? words[key] : undefined)
    if (sentence === undefined) return unsaid(key)
    return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
  }
}

/** The contract's own sentences: validation keywords and the error catalogue. */
export const say = sayFrom({ es, en, ca, de })

/** Keys of the contract's own sentences. */
export type MessageKey = keyof typeof es

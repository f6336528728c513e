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

/**
 * Makes a room's own `say` from its dictionary: `const say = sayFrom({ es, en, ca, de })`.
 * A key that a language lacks does not compile. With the parameter `count`, a number, the sentence
 * at `<key>_one` is said of one, where there is such; the screens' dictionaries do the same.
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
    return (one ?? dictionary[lang][key]).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(params[name] ?? place),
    )
  }
}

/** The contract's own sentences: validation keywords and the error catalogue. */
export const say = sayFrom({ es, en, ca, de })

/** Keys of the contract's own sentences. */
export type MessageKey = keyof typeof es

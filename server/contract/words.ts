import type { Lang } from './context.ts'
import ca from './words/ca.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }

/** Words of one room: per language a flat map of key to sentence with `{name}` places. */
export type Dictionary<K extends string = string> = Record<Lang, Record<K, string>>

/** Values for the `{name}` places of a sentence. */
export type Params = Record<string, string | number>

/**
 * Makes a room's own `say` from its dictionary: `const say = sayFrom({ es, en, ca, de })`.
 * A key that a language lacks does not compile.
 */
export function sayFrom<K extends string>(dictionary: Dictionary<K>): (lang: Lang, key: K, params?: Params) => string {
  return (lang, key, params = {}) =>
    dictionary[lang][key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place))
}

/** The contract's own sentences: validation keywords and the error catalogue. */
export const say = sayFrom({ es, en, ca, de })

/** Keys of the contract's own sentences. */
export type WordKey = keyof typeof es

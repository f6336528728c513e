import type { i18n as I18n, TOptions } from 'i18next'

/**
 * Says a key (`price.before`, or `property:enums.label.SEA` of another namespace) in one language.
 */
export type TFunction = (key: string, options?: TOptions) => string

/** What a component is given. */
export interface Spoken {
  t: TFunction
  i18n: I18n
}

const known = new WeakMap<I18n, Map<string, Spoken>>()

/** Words that have come, or another language, make what was said before stale. */
function forgetOnChange(i18n: I18n): Map<string, Spoken> {
  const spoken = new Map<string, Spoken>()
  known.set(i18n, spoken)
  const forget = (): void => spoken.clear()
  i18n.on('loaded', forget)
  i18n.store.on('added', forget)
  return spoken
}

/**
 * The words of some namespaces, in which a key is looked for in turn: the same function for the
 * same namespaces. A key without values is asked of i18next once: a page has a thousand words, and
 * the server says them again for each reader.
 */
export function speak(i18n: I18n, namespaces: string | readonly string[]): Spoken {
  const spoken = known.get(i18n) ?? forgetOnChange(i18n)
  const name = typeof namespaces === 'string' ? namespaces : namespaces.join()
  const found = spoken.get(name)
  if (found) return found
  const made = { t: remembering(speaker(i18n, i18n.language, namespaces), i18n), i18n }
  spoken.set(name, made)
  return made
}

/** i18next's own function, by the one type that everybody here needs. */
export const speaker = (
  i18n: I18n,
  language: string,
  namespaces: string | readonly string[],
): TFunction => {
  const say = i18n.getFixedT(language, namespaces)
  return (key, options) => String(options === undefined ? say(key) : say(key, options))
}

/** Sentences with values that a server remembers at once, and how long a value may be. */
const [MOST, LONGEST] = [4000, 80]

/**
 * Counts and names come again and again on a server's pages; a browser says each once. Null: not
 * worth remembering.
 */
function sentence(key: string, options: TOptions): string | null {
  let name = key
  for (const [option, value] of Object.entries(options)) {
    if (
      typeof value === 'object' ||
      typeof value === 'function' ||
      (typeof value === 'string' && value.length > LONGEST)
    )
      return null
    name += `\n${option}\n${typeof value}\n${value as string}`
  }
  return name
}

function remembering(ask: TFunction, i18n: I18n): TFunction {
  const said = new Map<string, string>()
  const keep = (name: string, key: string, text: string): string => {
    // Keys may hold what people wrote: a browser keeps only those with words, a server no more than
    // MOST.
    if ((import.meta.env.SSR || text !== key) && i18n.isInitialized) said.set(name, text)
    return text
  }
  return (key, options) => {
    const name = options === undefined ? key : import.meta.env.SSR ? sentence(key, options) : null
    if (name === null) return ask(key, options)
    const before = said.get(name)
    if (before !== undefined) return before
    if (import.meta.env.SSR && said.size > MOST) said.clear()
    return keep(name, key, options === undefined ? ask(key) : ask(key, options))
  }
}

import type { Lang } from './language'
import { phraseOf, textAt, type Phrase, type Values, type WordTree } from './phrase'
import { loadWords } from './words'

/** What goes with a key: values for its braces, `count` for its plural form, words for when it has none. */
export interface SayOptions extends Values {
  count?: number
  defaultValue?: string
  /** Another namespace than the function's own. */
  ns?: string
}

/** Says a key (`price.before`, or `property:enums.label.SEA` of another namespace) in one language. */
export type TFunction = (key: string, options?: SayOptions) => string

/** What a component is given. */
export interface Spoken {
  t: TFunction
  i18n: Translator
}

/** A namespace in front of a key; the sentences that are keys themselves have a capital or a blank before their colon. */
const PREFIX = /^([a-z][a-z-]*):(.+)$/s
const NOTHING: SayOptions = {}

/**
 * The words of one language: nested keys, plural forms (`_zero`, then the language's own), values in braces, namespaces
 * loaded when asked for. Each text is cut up once, so that a page of a thousand words costs the server a thousand look-ups.
 */
export class Translator {
  readonly language: Lang
  readonly t: TFunction = (key, options) => this.speak('shell').t(key, options)
  private readonly trees = new Map<string, WordTree>()
  private readonly coming = new Map<string, Promise<void>>()
  private readonly failed = new Set<string>()
  private readonly spoken = new Map<string, Spoken>()
  private readonly others = new Map<Lang, Translator>()
  private readonly plural: Intl.PluralRules
  private readonly numbers: Intl.NumberFormat

  constructor(language: Lang) {
    this.language = language
    this.plural = new Intl.PluralRules(language)
    this.numbers = new Intl.NumberFormat(language)
  }

  /** Whether there is nothing to wait for: the namespace's words are here, or cannot be had. */
  has(namespace: string): boolean {
    return this.trees.has(namespace) || this.failed.has(namespace)
  }

  add(namespace: string, words: WordTree): void {
    this.trees.set(namespace, words)
    this.spoken.clear()
  }

  /** Brings one namespace. What cannot be had shows its keys and is asked for again by the next page. */
  load(namespace: string): Promise<void> {
    const under = this.coming.get(namespace)
    if (under) return under
    const coming = loadWords(`${this.language}/${namespace}`)
      .then((words) => this.add(namespace, words), () => void this.failed.add(namespace))
      .finally(() => this.coming.delete(namespace))
    this.coming.set(namespace, coming)
    return coming
  }

  /** Brings those of the namespaces that are not here. */
  async loadNamespaces(namespaces: string | readonly string[]): Promise<void> {
    await Promise.all([namespaces].flat().filter((one) => !this.trees.has(one)).map((one) => this.load(one)))
  }

  /** Another language's words, as a letter to somebody needs them. */
  inLanguage(language: Lang): Translator {
    if (language === this.language) return this
    const other = this.others.get(language) ?? new Translator(language)
    this.others.set(language, other)
    return other
  }

  /** Whether a key has words. */
  exists(key: string): boolean {
    return this.find(key, ['shell']) !== undefined
  }

  /** The words of some namespaces, in which a key is looked for in turn; the same object for the same namespaces. */
  speak(namespaces: string | readonly string[]): Spoken {
    const name = typeof namespaces === 'string' ? namespaces : namespaces.join()
    const known = this.spoken.get(name)
    if (known) return known
    const made = { t: this.speaker([namespaces].flat()), i18n: this }
    this.spoken.set(name, made)
    return made
  }

  private speaker(namespaces: string[]): TFunction {
    const phrases = new Map<string, Phrase>()
    const phrase = (key: string): Phrase | undefined => phrases.get(key) ?? this.cut(key, namespaces, phrases)
    return (key, options = NOTHING) => {
      const { count, ns } = options
      if (ns !== undefined) return this.speak(ns).t(key, { ...options, ns: undefined })
      const plural = count === undefined ? undefined : ((count === 0 ? phrase(`${key}_zero`) : undefined) ?? phrase(`${key}_${this.plural.select(count)}`))
      const found = plural ?? phrase(key)
      if (found === undefined) return options.defaultValue ?? PREFIX.exec(key)?.[2] ?? key
      return typeof found === 'string' ? found : found(options)
    }
  }

  /** Only what is found is kept: keys may hold what people wrote. */
  private cut(key: string, namespaces: string[], kept: Map<string, Phrase>): Phrase | undefined {
    const text = this.find(key, namespaces)
    if (text === undefined) return undefined
    const made = phraseOf(text, this.numbers)
    kept.set(key, made)
    return made
  }

  private find(key: string, namespaces: string[]): string | undefined {
    const [, prefix, rest] = PREFIX.exec(key) ?? []
    for (const namespace of prefix === undefined ? namespaces : [prefix]) {
      const tree = this.trees.get(namespace)
      const text = tree && textAt(tree, rest ?? key)
      if (text !== undefined) return text
    }
    return undefined
  }
}

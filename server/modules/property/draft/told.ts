import { fieldText, publicValue, type Field } from '../../../../generated/fields/field.ts'
import { fields } from '../../../../generated/fields/property/draft.ts'
import type { DraftSentence, Listing } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { codeOf, labelOf, unitOf } from '../../../fields/home.ts'
import { say } from './messages.ts'

/** Fields that a draft may say, by the name that the contract gives them. */
const FIELDS = new Map(fields.map((field) => [field.name, field]))
/** Codes that say that there is none of something, which no advert tells. */
const NONE = new Set(['none', 'noHeating', 'preinstalled'])

/** A home as the public sees it, read for a draft in a language. */
export class Told {
  readonly lang: Lang
  readonly listing: Listing
  private readonly numbers: Intl.NumberFormat

  constructor(listing: Listing, lang: Lang) {
    this.listing = listing
    this.lang = lang
    this.numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, useGrouping: 'always' })
  }

  private value(name: string): unknown {
    const field = FIELDS.get(name)
    return field === undefined ? undefined : publicValue(this.listing, field)
  }

  /** A number above nothing. */
  number(name: string): number | null {
    const value = this.value(name)
    return typeof value === 'number' && value > 0 ? value : null
  }

  /** The same as it is written in the language. */
  written(name: string): string | null {
    const value = this.number(name)
    return value === null ? null : this.numbers.format(value)
  }

  /** A code, also one that says that there is none. */
  said(name: string): string | null {
    const value = this.value(name)
    return typeof value === 'string' ? value : null
  }

  /** A code that says that there is something. */
  code(name: string): string | null {
    const said = this.said(name)
    return said === null || NONE.has(said) ? null : said
  }

  codes(name: string): string[] {
    const value = this.value(name)
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }

  /** The word of a code in a form; within a sentence it is small, but in German. */
  word(name: string, code: string, within = false): string {
    const word = codeOf(this.lang, FIELDS.get(name)?.codes ?? name, code)
    return within && this.lang !== 'de' ? word.charAt(0).toLowerCase() + word.slice(1) : word
  }

  /** `uno, dos y tres`. */
  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.lang).format(words)
  }

  /** A sentence, and what it says by the paths of the fields. */
  sentence(text: string, names: readonly string[]): DraftSentence {
    return { text, fields: names.map((name) => FIELDS.get(name)?.path ?? name) }
  }

  /** What no sentence of its own says: "label: value" of every other field that shows in drafts. */
  rest(said: ReadonlySet<string>): DraftSentence[] {
    const { lang } = this
    return fields
      .filter(({ name }) => !said.has(name))
      .flatMap((field: Field) => {
        const value = this.value(field.name)
        if (value === undefined || value === null || value === false) return []
        if (typeof value === 'string' && NONE.has(value)) return []
        const words = fieldText(field, value, {
          code: (codes, code) => codeOf(lang, codes, code),
          yes: say(lang, 'yes'),
          no: '',
          number: (number, unit) =>
            [this.numbers.format(number), unit && unitOf(lang, unit, number)]
              .filter(Boolean)
              .join(' '),
          money: () => '', // Prices stand beside the text, and change.
          day: (day) => day,
          localized: (texts) => texts[lang] ?? '',
        })
        return words
          ? [
              this.sentence(say(lang, 'fact', { label: labelOf(lang, field), value: words }), [
                field.name,
              ]),
            ]
          : []
      })
  }
}

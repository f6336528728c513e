import type { FieldValues } from '../../generated/model/index.ts'
import { fields as compared } from '../../generated/fields/property/compare.ts'
import { fields as csv } from '../../generated/fields/property/csv.ts'
import { inOrder, valueAt, valuesOf, type Field } from '../../generated/fields/field.ts'
import { fields as facts } from '../../generated/fields/property/facts.ts'
import { fields as list } from '../../generated/fields/property/list.ts'
import { fields as printed } from '../../generated/fields/property/print.ts'
import {
  fields as searchable,
  order as firstSearched,
} from '../../generated/fields/property/search.ts'
import words from '../../generated/fields/property/words.json' with { type: 'json' }
import type { Lang } from '../contract/context.ts'

/** Per language: labels by path, words of codes by enumeration, units with their plural. */
type Words = Record<
  Lang,
  {
    labels: Record<string, string>
    codes: Record<string, Record<string, string>>
    units: Record<string, string>
  }
>
const WORDS = words as unknown as Words
const LANGS: readonly Lang[] = ['es', 'ca', 'en', 'de']

const isText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const inRow: readonly Field[] = [
  ...new Map([...list, ...csv].map((field) => [field.name, field])).values(),
]
const unplaced: readonly Field[] = [
  ...new Map(
    [...facts, ...compared, ...printed]
      .filter(({ at }) => at?.startsWith('facts.'))
      .map((field) => [field.name, field]),
  ).values(),
]
/** Titles first: a home of many owners has more words than are kept. */
const searched = inOrder(firstSearched, searchable)
const shownToAll = new Set(facts.map(({ path }) => path))

/**
 * What a row of the portfolio and its file say of a home's own fields; a text in languages is the
 * reader's, else any.
 */
export function rowFields(doc: object, lang: Lang): FieldValues {
  const read = (value: unknown): unknown =>
    isText(value) ? (value[lang] ?? LANGS.map((one) => value[one]).find(Boolean) ?? '') : value
  return Object.fromEntries(
    Object.entries(valuesOf(doc, inRow)).map(([name, value]) => [name, read(value)]),
  ) as FieldValues
}

/**
 * Public facts of a home without a place of their own in the public record; `steps` hold nothing
 * private.
 */
export const publicFacts = (steps: object): FieldValues => valuesOf(steps, unplaced) as FieldValues

const factNames = new Set(unplaced.map(({ name }) => name))

/** Of stored facts those that the contract still calls public. */
export const stillFacts = (facts: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => factNames.has(name)))

/** What a field is called on paper and in searches. */
export const labelOf = (lang: Lang, { path, name }: Field): string =>
  WORDS[lang].labels[path] ?? name

/** The word of a code. */
export const codeOf = (lang: Lang, codes: string, code: string): string =>
  WORDS[lang].codes[codes]?.[code] ?? code

/** The word of a unit behind a number. */
export const unitOf = (lang: Lang, unit: string, count: number): string =>
  WORDS[lang].units[unit] ?? WORDS[lang].units[`${unit}_${count === 1 ? 'one' : 'other'}`] ?? ''

/**
 * What a value can be found by: its text, its code in words, or the field's label where it is a
 * yes; in every language.
 */
function findable(field: Field, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findable(field, item))
  if (isText(value)) return Object.values(value)
  if (value === true) return LANGS.map((lang) => labelOf(lang, field))
  if (typeof value !== 'string') return []
  const { codes } = field
  return codes === undefined ? [value] : LANGS.map((lang) => codeOf(lang, codes, value))
}

/** Words by which a home is found at the desk. */
export const deskWords = (doc: object): string[] =>
  searched.flatMap((field) => findable(field, valueAt(doc, field.path)))

/**
 * Words by which strangers find a home: of what its page shows, nothing else. `steps` hold nothing
 * private.
 */
export const publicWords = (read: (field: Field) => unknown): string[] =>
  searched
    .filter(({ path }) => shownToAll.has(path))
    .flatMap((field) => findable(field, read(field)))

import type { LocalizedText, SitePage } from '../../../../generated/model'

type Values = Record<string, unknown>
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null
const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/

/** Fields that hold a text per language, by name. */
const TEXTS = new Set([
  'title',
  'lead',
  'text',
  'label',
  'question',
  'answer',
  'alt',
  'description',
])

/** Stored keys have no order: a title stands before what it is the title of. */
const rankOf = (key: string): number => {
  const at = [...TEXTS].indexOf(key)
  return at < 0 ? TEXTS.size : at
}

/** A text of a page: where it stands, and the section it is in. */
export interface PageText {
  path: readonly (string | number)[]
  text: LocalizedText
  /** Place of its section; null: the page itself. */
  section: number | null
  field: string
}

const isText = (value: Values): value is LocalizedText =>
  Object.entries(value).every(([key, text]) => LANGUAGE.test(key) && typeof text === 'string')

/** Every text of a page that some language has, top to foot; those of search engines are beside. */
export function textsOf(page: SitePage): PageText[] {
  const walk = (value: unknown, path: (string | number)[]): PageText[] => {
    if (!isObject(value)) return []
    const field = String(path.at(-1) ?? '')
    if (!Array.isArray(value) && TEXTS.has(field) && isText(value)) {
      const written = Object.values(value).some((text) => text.trim() !== '')
      return written ? [{ path, text: value, section: Number(path[1]), field }] : []
    }
    return Object.entries(value)
      .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
      .flatMap(([key, part]) => walk(part, [...path, Array.isArray(value) ? Number(key) : key]))
  }
  return walk(page.sections, ['sections']).filter(({ section }) => Number.isInteger(section))
}

/** The page with one text in one language changed; an empty one is left out. */
export function withText(
  page: SitePage,
  path: readonly (string | number)[],
  language: string,
  typed: string,
): SitePage {
  const next = structuredClone(page)
  let at: unknown = next
  for (const key of path) at = isObject(at) ? at[String(key)] : undefined
  if (!isObject(at)) return page
  if (typed === '') delete at[language]
  else at[language] = typed
  return next
}

/** Where the server says a text stands: its section by id, since it moves. */
export function placeOf(page: SitePage, { path, section }: PageText): string {
  const id = page.sections[section ?? -1]?.id
  return ['sections', id, ...path.slice(2)].join('.')
}

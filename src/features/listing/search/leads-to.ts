import { readSentence } from '../../../../generated/api/listing/listing'
import { searchPlaces, searchStreets } from '../../../../generated/api/place/place'
import {
  EVERYWHERE,
  OPERATION_WORDS,
  operationOf,
  searchHref,
  wordOf,
  type OperationCode,
} from '../../../lib/search-path'

/** Who names a street looks round it, so far on foot. */
const NEAR = '15foot'
/** What says that a street is meant: a number, a place behind a comma, the word itself. */
const ADDRESS = /[\d,]|^(?:carrer|calle|c\/)/i
/** What begins like a street is none of the sentences that say what one looks for. */
const STREET = /^(?:carrer|calle|c\/|avinguda|avenida|pla[çz]a de|passeig|paseo|cam[íi])/i

/** An operation's key as the specification writes it (V, A, TDA…), upper case only. */
const codeOf = (text: string): OperationCode | null =>
  Object.values(OPERATION_WORDS).find((code) => code === text) ?? null

/**
 * Query of a form that carries an operation and a place as typed, with the empty fields left out.
 */
function formQuery(
  query: URLSearchParams,
  without: readonly string[] = ['where', 'operation', 'said'],
): Record<string, string[]> {
  const kept = new Map<string, string[]>() // names are a stranger's: `constructor` would be found in any object
  for (const [name, text] of query)
    if (text !== '' && !without.includes(name)) kept.set(name, [...(kept.get(name) ?? []), text])
  return Object.fromEntries(kept)
}

/**
 * Where a sentence leads that says more than a place: its filters, what is not understood as words,
 * and the sentence, so that the page can say what it made of it. Null when there is none of it.
 */
async function sentenceHref(
  where: string,
  operation: OperationCode,
  kept: Record<string, string[]>,
): Promise<string | null> {
  const said = where.slice(0, 200)
  const { query, understood, rest } = await readSentence({ q: said }, { silent: true })
  if (!understood.some(({ filter }) => filter !== 'place')) return null
  const { operation: named, place, ...filters } = formQuery(new URLSearchParams(query), [])
  return searchHref(codeOf(named?.[0] ?? '') ?? operation, place?.[0] ?? EVERYWHERE, {
    ...kept,
    ...filters,
    ...(rest === '' ? {} : { q: rest.slice(0, 100) }),
    said,
  })
}

/**
 * Where an address really leads: an operation's key instead of its word (`/busqueda/V/inca`), or a
 * form sent without script, whose place is still what the person typed. Null when the address is
 * right as it is.
 */
export async function redirectOf(
  params: { operation?: string; slug?: string },
  query: URLSearchParams,
): Promise<string | null> {
  const asked = query.get('operation') ?? params.operation ?? ''
  const operation = operationOf(asked) ?? codeOf(asked)
  const where = query.get('where')?.trim()
  const typed = where !== undefined && query.has('where')
  if (!operation || (!typed && !query.has('operation') && params.operation === wordOf(operation)))
    return null
  const kept = formQuery(query)
  if (!typed) return searchHref(operation, params.slug, kept)
  if (!where) return searchHref(operation, EVERYWHERE, kept)
  const sentence = STREET.test(where) ? null : await sentenceHref(where, operation, kept)
  if (sentence) return sentence
  const { items } = await searchPlaces({ q: where.slice(0, 80), limit: 1 }, { silent: true })
  if (items[0]) return searchHref(operation, items[0].slug, kept)
  const { items: streets } = ADDRESS.test(where)
    ? await searchStreets({ q: where.slice(0, 120), limit: 1 }, { silent: true })
    : { items: [] }
  const { lat, lon } = streets[0]?.geo ?? {}
  // What is neither place nor street may stand in a title or a description.
  return searchHref(
    operation,
    EVERYWHERE,
    lat === undefined
      ? { ...kept, q: where.slice(0, 100) }
      : { ...kept, near: `${lat.toFixed(5)},${lon?.toFixed(5)},${NEAR}` },
  )
}

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

/** An operation's key as the specification writes it (V, A, TDA…), upper case only. */
const codeOf = (text: string): OperationCode | null =>
  Object.values(OPERATION_WORDS).find((code) => code === text) ?? null

/**
 * Query of a form that carries an operation and a place as typed, with the empty fields left out.
 */
function formQuery(query: URLSearchParams): Record<string, string[]> {
  const kept = new Map<string, string[]>() // names are a stranger's: `constructor` would be found in any object
  for (const [name, text] of query)
    if (text !== '' && name !== 'where' && name !== 'operation')
      kept.set(name, [...(kept.get(name) ?? []), text])
  return Object.fromEntries(kept)
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

import { searchPlaces } from '../../../../generated/api/place/place'
import {
  EVERYWHERE,
  OPERATION_WORDS,
  operationOf,
  searchHref,
  wordOf,
  type OperationCode,
} from '../../../lib/search-path'

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
  // A name that is no place may stand in a title or a description.
  return items[0]
    ? searchHref(operation, items[0].slug, kept)
    : searchHref(operation, EVERYWHERE, { ...kept, q: where.slice(0, 100) })
}

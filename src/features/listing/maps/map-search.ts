import type { SearchListingsParams } from '../../../../generated/model'
import { EVERYWHERE, OPERATION_WORDS, wordOf, type OperationCode } from '../../../lib/search-path'
import { href } from '../../../lib/href'
import { queryPairs } from '../../../lib/query-string'
import { readSearch, scopeOf, writeQuery, type Search } from '../search/search-state'

const CODES = Object.values(OPERATION_WORDS) as readonly string[]

/**
 * The search of /maps: the same filters as a results page, with the operation in the query; null
 * when a value is none.
 */
export function readMapSearch(query: URLSearchParams): Search | null {
  const operation = query.get('operation') || 'V'
  if (!CODES.includes(operation)) return null
  const rest = new URLSearchParams(
    [...query].filter(([name]) => name !== 'operation' && name !== 'page' && name !== 'cursor'),
  )
  return readSearch({ operation: wordOf(operation as OperationCode), slug: EVERYWHERE }, rest)
}

/** Address of the map of a search. */
export const mapHrefOf = (search: Search): string =>
  href(
    'maps',
    {},
    {
      ...(search.operation === 'V' ? {} : { operation: search.operation }),
      ...writeQuery({ ...search, page: 1 }),
    },
  )

/** Hidden fields of the map's form: filters it does not ask for itself. */
export const mapPairsOf = (search: Search, without: readonly string[]): [string, string][] =>
  queryPairs(writeQuery({ ...search, page: 1 })).filter(([name]) => !without.includes(name))

/** Homes of the drawer: the newest of what the map shows. */
export const drawerOf = (search: Search): SearchListingsParams => ({
  ...scopeOf(search),
  limit: 12,
})

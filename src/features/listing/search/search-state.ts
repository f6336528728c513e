import { SearchListingsSort, type SearchListingsParams } from '../../../../generated/model'
import { queryPairs, type Query } from '../../../lib/query-string'
import { EVERYWHERE, operationOf, searchHref, type OperationCode } from '../../../lib/search-path'
import { FILTER_NAMES, FILTERS, type FilterName, type Filters } from './filters'

export type Sort = SearchListingsSort
export const SORTS = Object.values(SearchListingsSort)
export const DEFAULT_SORT: Sort = 'newest'

/** A whole search, as the address holds it. */
export interface Search {
  operation: OperationCode
  /** Slug of the place; `baleares` is everything. */
  place: string
  filters: Filters
  sort: Sort
  /** Opaque place in the list, and the number of the page it starts, for people. */
  cursor?: string
  page: number
}

const MAX_PAGE = 100_000
const SLUG = /^[a-z0-9-]{1,80}$/

function readPage(texts: string[], cursor: string | undefined): number | null {
  if (texts.length === 0) return cursor ? 2 : 1
  const value = texts.length === 1 && /^\d{1,6}$/.test(texts[0] ?? '') ? Number(texts[0]) : 0
  if (value < 1 || value > MAX_PAGE) return null
  // Pages hang on their cursor; a number alone leads to the first.
  return cursor ? value : 1
}

function readFilters(query: URLSearchParams): Filters | null {
  const filters: Partial<Record<FilterName, unknown>> = {}
  for (const name of FILTER_NAMES) {
    const texts = query.getAll(name).filter((text) => text !== '')
    if (texts.length === 0) continue
    const value = FILTERS[name](texts)
    if (value === undefined) return null
    filters[name] = value
  }
  return filters as Filters
}

/**
 * The search of an address; null when the address cannot be one. Parameters that are not ours are
 * left alone.
 */
export function readSearch(
  params: { operation?: string | undefined; slug?: string | undefined },
  query: URLSearchParams,
): Search | null {
  const operation = operationOf(params.operation ?? '')
  const place = params.slug ?? ''
  if (!operation || !SLUG.test(place)) return null
  const sort = query.get('sort') || DEFAULT_SORT
  const cursor = query.get('cursor') || undefined
  const page = readPage(
    query.getAll('page').filter((text) => text !== ''),
    cursor,
  )
  const filters = readFilters(query)
  if (!filters || page === null || !SORTS.includes(sort as Sort) || (cursor && cursor.length > 300))
    return null
  return { operation, place, filters, sort: sort as Sort, ...(cursor ? { cursor } : {}), page }
}

/** The query of a search's address, in one fixed order, so that one search has one address. */
export function writeQuery({
  filters,
  sort,
  cursor,
  page,
}: Omit<Search, 'operation' | 'place'>): Query {
  const query: Query = {}
  for (const name of FILTER_NAMES) if (filters[name] !== undefined) query[name] = filters[name]
  if (sort !== DEFAULT_SORT) query.sort = sort
  if (cursor) {
    query.page = page
    query.cursor = cursor
  }
  return query
}

/** Address of a search. */
export const hrefOf = (search: Search): string =>
  searchHref(search.operation, search.place, writeQuery(search))

/** The first page of the same search with something changed. */
export function changed(
  search: Search,
  change: Partial<Pick<Search, 'operation' | 'place' | 'filters' | 'sort'>>,
): Search {
  const { cursor: _, ...rest } = search
  return { ...rest, page: 1, ...change }
}

/** The same search, as facets and clusters are asked for: no order, no page. */
export const scopeOf = ({
  operation,
  place,
  filters,
}: Pick<Search, 'operation' | 'place' | 'filters'>): Omit<
  SearchListingsParams,
  'sort' | 'cursor' | 'limit'
> => ({
  operation,
  ...(place === EVERYWHERE ? {} : { place }),
  ...filters,
})

/** The search as the API takes it. */
export const paramsOf = (search: Search): SearchListingsParams => ({
  ...scopeOf(search),
  ...(search.sort === DEFAULT_SORT ? {} : { sort: search.sort }),
  ...(search.cursor ? { cursor: search.cursor } : {}),
})

/** A search whose query comes from the API (a loosened one): its parameters are the API's. */
export function searchOfApi(text: string, base: Search): Search | null {
  const query = new URLSearchParams(text)
  const operation = (query.get('operation') ?? base.operation) as OperationCode
  const filters = readFilters(query)
  return filters
    ? changed(base, { operation, place: query.get('place') ?? EVERYWHERE, filters })
    : null
}

/**
 * Hidden fields that carry a search through a form; `without` are those the form asks for itself.
 */
export const pairsOf = (search: Search, without: readonly string[]): [string, string][] =>
  queryPairs(writeQuery(changed(search, {}))).filter(([name]) => !without.includes(name))

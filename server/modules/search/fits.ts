import { isDeepStrictEqual } from 'node:util'
import { HttpError } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { awaitLaterVersion } from '../../jobs/index.ts'
import { checkSearch, marketRows, whichFit } from '../listing/index.ts'
import type { SearchRow } from './search.repository.ts'

/** A search that is asked which homes it finds. */
export type AskedSearch = Pick<SearchRow, 'id' | 'query' | 'language' | 'frequency'> & {
  /** The query before it was read: an expression over the column comes as it is stored. */
  stored: unknown
}

/**
 * Whether this version reads all that a search asks: of one of which a part was lost in reading, or
 * by a name or value that the contract does not know, it would find more than was asked.
 */
export function isRead({ query, stored }: AskedSearch, now: Date): boolean {
  if (!isDeepStrictEqual(query, stored)) return false
  try {
    checkSearch({ ...query }, { now, lang: 'es' })
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** Which of these homes a search finds; a query that the contract no longer knows finds none. */
export async function findsOf(
  db: Db,
  search: Pick<SearchRow, 'query' | 'language'>,
  homes: string[],
  now: Date,
): Promise<Set<string>> {
  try {
    return await whichFit(db, search, homes, now)
  } catch (error) {
    if (error instanceof HttpError) return new Set()
    throw error
  }
}

/** What a search found at a moment. */
interface Hit {
  listing_id: string
  at: Date
  /** EUR cents; null of a home that came. */
  price_before: number | null
}

/**
 * What may be told of what was found: homes that the search finds still. Their agency may have
 * hidden meanwhile where they are or what they cost, and who asked by place or price would learn it.
 * Days count as they did when the homes were found. Found by a later version, of whose filters this
 * one knows none, they wait for it: what is taken as told here would be told by nobody.
 */
export async function stillFound<T extends Hit>(
  db: Db,
  search: Pick<SearchRow, 'query' | 'language'>,
  hits: T[],
): Promise<T[]> {
  if (hits.length === 0) return []
  const { query } = search
  const homes = hits.map(({ listing_id }) => listing_id)
  const since = new Date(Math.min(...hits.map(({ at }) => at.getTime())))
  const found = await whichFit(db, search, homes, since).catch((error: unknown) => {
    if (error instanceof HttpError) return awaitLaterVersion('a search')
    throw error
  })
  const prices = await pricesOf(db, query, homes)
  return hits.filter(({ listing_id: id, price_before: before }) => {
    const price = prices.get(id)
    // It costs as much as before again, or more, or nobody is told what: that is no news.
    return found.has(id) && (before === null || (price !== undefined && price < before))
  })
}

/** Prices of homes under the operation of a search, as searches compare them. */
async function pricesOf(
  db: Db,
  { operation = 'V' }: SearchRow['query'],
  homes: string[],
): Promise<Map<string, number>> {
  const rows = await marketRows(db, homes)
  return new Map(
    rows.filter((row) => row.operation === operation).map(({ id, price }) => [id, price]),
  )
}

import { isDeepStrictEqual } from 'node:util'
import { HttpError } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { awaitLaterVersion } from '../../jobs/index.ts'
import { checkSearch, whichFit } from '../listing/index.ts'
import type { SearchRow } from './search.repository.ts'

/** A search that is asked which homes it finds. */
export type AskedSearch = Pick<SearchRow, 'id' | 'query' | 'frequency'> & {
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
  query: SearchRow['query'],
  homes: string[],
  now: Date,
): Promise<Set<string>> {
  try {
    return await whichFit(db, query, homes, now)
  } catch (error) {
    if (error instanceof HttpError) return new Set()
    throw error
  }
}

/** What a search found at a moment. */
interface Hit {
  listing_id: string
  at: Date
}

/**
 * What may be told of what was found: homes that the search finds still. Their agency may have
 * hidden meanwhile where they are or what they cost, and who asked by place or price would learn it.
 * Days count as they did when the homes were found. Found by a later version, of whose filters this
 * one knows none, they wait for it: what is taken as told here would be told by nobody.
 */
export async function stillFound<T extends Hit>(
  db: Db,
  { query }: Pick<SearchRow, 'query'>,
  hits: T[],
): Promise<T[]> {
  if (hits.length === 0) return []
  const homes = hits.map(({ listing_id }) => listing_id)
  const since = new Date(Math.min(...hits.map(({ at }) => at.getTime())))
  const found = await whichFit(db, query, homes, since).catch((error: unknown) => {
    if (error instanceof HttpError) return awaitLaterVersion('a search')
    throw error
  })
  return hits.filter(({ listing_id }) => found.has(listing_id))
}

import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables/index.ts'

/** A record a question found, and the moment it is ordered by. */
export interface Hit {
  id: string
  at: Date
  /** The question is its very reference: it comes first. */
  exact?: boolean
}

type Search<T extends keyof Tables> = SelectQueryBuilder<Tables, T, Hit>

/** Counting stops here: nobody reads a thousand lines to find one. */
const MOST = 1000

const newest = <T extends keyof Tables>(search: Search<T>): Search<T> =>
  search.orderBy(sql`"at"`, 'desc')

/**
 * The first records that any of these searches finds, and how many there are, counted up to 1000. A
 * question of rare words reads all it finds; one of frequent words walks from the first on, where
 * it soon meets some: `walks` are the ways to go, one after another.
 */
export async function firstFound<T extends keyof Tables>(
  searches: Search<T>[],
  limit: number,
  {
    before = (a, b) => b.getTime() - a.getTime(),
    walks = [newest],
  }: {
    before?: (a: Date, b: Date) => number
    walks?: ((search: Search<T>) => Search<T>)[]
  } = {},
): Promise<{ total: number; ids: string[] }> {
  const found = new Map<string, Hit>()
  let many = false
  const read = async (search: Search<T>): Promise<void> => {
    let hits = await search.limit(MOST).execute()
    if (hits.length === MOST) {
      many = true
      hits = []
      for (const walk of walks)
        if (hits.length < limit)
          hits.push(
            ...(await walk(search)
              .limit(limit - hits.length)
              .execute()),
          )
    }
    for (const hit of hits) found.set(hit.id, hit)
  }
  await Promise.all(searches.map(read))
  const ids = [...found.values()]
    .toSorted((a, b) => Number(b.exact ?? false) - Number(a.exact ?? false) || before(a.at, b.at))
    .slice(0, limit)
    .map(({ id }) => id)
  return { total: many ? MOST : Math.min(found.size, MOST), ids }
}

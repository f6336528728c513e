import { sql, type RawBuilder } from '../../../db/index.ts'
import { DAY_LEVELS, DAY_MS, daysWord, scopeWord } from '../projection/search-terms.ts'
import { COVERED } from './conditions.ts'
import type { Search } from './search.ts'

/** What the index of words is asked. */
export interface Words {
  /** Finds the words in homes of the operation and place; filters with a facet stay out of it. */
  tsquery: string
  /** The narrowest scope that knows days. */
  dated: string
}

/** `frequent`: most homes are of this operation, so that its word would cost more than it saves. */
export function wordsOf({ op, place }: Search, tsquery: string, frequent: boolean): Words {
  const all = scopeWord(op)
  const [first = 0, other] = place?.munis ?? []
  // An island's list begins with its own code (readSearch).
  const island = first >= 1 && first <= 4 ? scopeWord(op, 'I', first) : null
  const muni = first > 4 && other === undefined ? scopeWord(op, 'M', first) : null
  const dated = muni ?? island ?? all
  const part =
    place && place.town > 0
      ? scopeWord(op, 'T', place.town)
      : place && place.postal > 0
        ? scopeWord(op, 'Z', place.postal)
        : dated
  return { tsquery: part === all && frequent ? `(${tsquery})` : `(${tsquery}) & '${part}'`, dated }
}

/** First and last moment, both inside, in milliseconds since 1970. */
export type Stretch = [from: number, to: number]

/** The same, published within whole days that hold the stretch. */
export function wordsWithin({ tsquery, dated }: Words, [from, to]: Stretch): string {
  const blocks = dayBlocks(Math.max(0, Math.floor(from / DAY_MS)), Math.floor(to / DAY_MS))
  return `${tsquery} & (${blocks.map(([level, block]) => `'${daysWord(dated, level, block)}'`).join(' | ')})`
}

/** Levels and numbers of the fewest blocks that hold the days `first` to `last` and no other. */
export function dayBlocks(first: number, last: number): [level: number, block: number][] {
  const out: [number, number][] = []
  let day = first
  while (day <= last) {
    let level = 0
    while (
      level + 1 < DAY_LEVELS &&
      day % 8 ** (level + 1) === 0 &&
      day + 8 ** (level + 1) - 1 <= last
    )
      level += 1
    out.push([level, day / 8 ** level])
    day += 8 ** level
  }
  return out
}

/**
 * Rows of one agency whose words fit: some thousands at most, so their words are read out of line.
 */
export function rowsOfAgency(
  agencyId: string,
  tsquery: string,
  conditions: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  return sql`
    (select ${COVERED}, s.agency_id, s.tsv from listing_search s
    where s.agency_id = ${agencyId}::uuid offset 0) s
    where ${sql.join(conditions, sql` and `)} and s.tsv @@ ${tsquery}::tsquery`
}

/**
 * Rows whose words fit, by the index of words alone: `offset 0` keeps the planner from reading
 * words out of line by the way of another index.
 */
export function rowsWithWords(
  words: string,
  conditions: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  return sql`
    (select ${COVERED}, s.agency_id from listing_search s
    where s.tsv @@ ${words}::tsquery offset 0) s
    where ${sql.join(conditions, sql` and `)}`
}

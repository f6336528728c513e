import { sql, type RawBuilder } from '../../../db/index.ts'
import { DAY_LEVELS, DAY_MS, WORD } from '../projection/words.ts'
import { COVERED } from './conditions.ts'
import type { Search } from './search.ts'

/** A tsquery that finds the words in homes of the search's operation and place; filters with a facet stay out of it. */
export function wordsOf(search: Search, tsquery: string): string {
  const { place } = search
  const own = [quoted(WORD.operation(search.op))]
  if (place) {
    const [first = 0] = place.munis
    // An island's list begins with its own code (readSearch); it is one word, and its fifty municipalities are fifty.
    own.push(first >= 1 && first <= 4 ? quoted(WORD.island(first)) : anyOf(place.munis.map(WORD.municipality)))
    if (place.town > 0) own.push(quoted(WORD.town(place.town)))
    if (place.postal > 0) own.push(quoted(WORD.postal(place.postal)))
  }
  return [`(${tsquery})`, ...own].join(' & ')
}

/** First and last moment, both inside, in milliseconds since 1970. */
export type Stretch = [from: number, to: number]

/** The same, published within whole days that hold the stretch. */
export function wordsWithin(words: string, [from, to]: Stretch): string {
  return `${words} & ${anyOf(dayBlocks(Math.max(0, Math.floor(from / DAY_MS)), Math.floor(to / DAY_MS)))}`
}

/** Words of the fewest blocks that hold the days `first` to `last` and no other. */
export function dayBlocks(first: number, last: number): string[] {
  const out: string[] = []
  let day = first
  while (day <= last) {
    let level = 0
    while (level + 1 < DAY_LEVELS && day % 8 ** (level + 1) === 0 && day + 8 ** (level + 1) - 1 <= last) level += 1
    out.push(WORD.days(level, day / 8 ** level))
    day += 8 ** level
  }
  return out
}

/**
 * Rows whose words fit, by the index of words alone: `offset 0` keeps the planner from reading words out of line by the
 * way of another index.
 */
export function rowsWithWords(words: string, conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(select ${COVERED}, s.agency_id from listing_search s where s.tsv @@ ${words}::tsquery offset 0) s
    where ${sql.join(conditions, sql` and `)}`
}

function anyOf(words: string[]): string {
  return words.length === 1 ? quoted(words[0] ?? '') : `(${words.map(quoted).join(' | ')})`
}

function quoted(word: string): string {
  return `'${word}'`
}

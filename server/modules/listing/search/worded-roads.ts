import { sql, type RawBuilder } from '../../../db/index.ts'
import { allConditions, rowsInBox, rowsInOrder } from './conditions.ts'
import type { Cut } from './cut.ts'
import { ORDER } from './order.ts'
import type { Scope } from './scope.ts'
import type { Search } from './search.ts'
import { filterRows } from './filter-rows.ts'
import { rowsOfAgency, rowsWithWords, wordsWithin, type Stretch, type Words } from './worded.ts'

type Rows = RawBuilder<unknown>

/** Reading a row's words out of line costs as much as so many rows found by the index of words. */
const OUT_OF_LINE = 3
/** A row of a box looked up again by its words, in the same measure. */
const LOOK_UP = 2
/**
 * Homes expected in the days that are asked for a page; fewer may be found, then all days are
 * asked.
 */
const EXPECTED = 100
/** Rows of the sample that tell it: one alone would be chance. */
const FEWEST = 2

/**
 * How to read a page of many homes with words, by the sample's measure: walk the index of the order
 * while the words are frequent, take a narrow box and look each home up, or ask the index of words;
 * newest first that asks only the days that hold the page. The second road is for when those days
 * held too little.
 */
export function wordedRoads(
  search: Search,
  tsquery: string,
  words: Words,
  scope: Scope,
  cut: Cut,
  found: number,
): [Rows, Rows | null] {
  const conditions = [...allConditions(search), ...cut.beyond]
  const all = scope.worded ?? found
  if (search.agencyId !== null) return [rowsOfAgency(search.agencyId, tsquery, conditions), null]
  const [walked, start] = walkOf(search, scope, cut, found)
  const boxed = search.box ? scope.near * scope.each * LOOK_UP : Infinity
  const stretch = ORDER[cut.sort].column === 'published_at' ? stretchOf(search, scope, cut) : null
  const asked = stretch === null ? all : Math.min(all, (all / Math.max(found, 1)) * EXPECTED * 2)
  if (walked * OUT_OF_LINE <= Math.min(asked, boxed))
    return [rowsInOrder(search, cut.order, [...start, ...cut.beyond], tsquery), null]
  if (search.box && boxed < asked)
    return [rowsInBox(search, search.box, conditions, words.tsquery), null]
  const sure = rowsWithWords(words.tsquery, conditions)
  return stretch === null
    ? [sure, null]
    : [rowsWithWords(wordsWithin(words, stretch), conditions), sure]
}

/** Rows that a walk would meet before the page is full, and what it enters the index by. */
function walkOf(search: Search, scope: Scope, cut: Cut, found: number): [number, Rows[]] {
  const [muni, other] = search.place?.munis ?? []
  const column = ORDER[cut.sort].column
  const inPlace =
    muni !== undefined && other === undefined && (column === 'published_at' || column === 'price')
  const rows = inPlace ? scope.placed : scope.rows.length
  const start = [sql`s.op = ${search.op}`, ...(inPlace ? [sql`s.muni = ${muni}`] : [])]
  return [(cut.rows * rows * scope.each) / Math.max(found, 1), start]
}

/**
 * From where the page begins to where the sample expects its end; null when that is beyond its last
 * home.
 */
function stretchOf(search: Search, scope: Scope, { cursor, rows }: Cut): Stretch | null {
  const backwards = cursor?.back ?? false
  const begin = cursor?.value ?? null
  const at: number[] = []
  filterRows(scope.rows, scope.spans, search, scope.passes, (i, missed) => {
    const published = scope.rows.published[i] ?? 0
    if (missed === 0 && (begin === null || (backwards ? published >= begin : published <= begin)))
      at.push(published)
  })
  const wanted = Math.max(FEWEST, Math.ceil((EXPECTED * rows) / 25 / scope.share))
  const end = at.sort((a, b) => (backwards ? a - b : b - a))[wanted - 1]
  if (end === undefined) return null
  const newest = begin ?? Math.max(Date.now(), at[0] ?? 0) + 86_400_000
  return backwards ? [newest, end] : [end, newest]
}

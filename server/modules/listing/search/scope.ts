import { sql, type Db } from '../../../db/index.ts'
import { BUCKETS, SAMPLED } from '../codes.ts'
import { column, row, type Box } from '../morton.ts'
import { type Columns } from './columns.ts'
import { mayEstimate } from './estimate.ts'
import type { Search } from './search.ts'
import { inShape } from './shape.ts'
import { basePass, filterRows, type Span } from './filter-rows.ts'
import { wordsOf, type Words } from './worded.ts'
import { sampleOf } from './sample.ts'
import type { Part, Worded } from './sample-held.ts'

/** The rows of the sample that a search must look at. */
export interface Scope {
  rows: Columns
  spans: Span[]
  /** Rows of the sample in the place; all when there is none. */
  placed: number
  /** Homes that each of its rows stands for: more when words were asked of one bucket only. */
  share: number
  /** The same of the rows in the place. */
  each: number
  /** What they must pass besides the filters with a facet. */
  passes: ((row: number) => boolean) | null
  /** Rows of the sample inside the box; all when there is none. */
  near: number
  /** Index rows a scan by operation and place, or by box, would meet. */
  met: number
  /** Rows the index of words would meet; null when no words were asked. */
  worded: number | null
  /** What it is asked then. */
  words: Words | null
  /** Counts of searches asked before; null where they would not hold for the next one. */
  counts: Map<string, number> | null
}

/**
 * Narrows the sample to a search. Words are asked of the database: of one bucket of the sampled
 * texts, and of the others only when that finds too few to tell, so that a word of every advert
 * costs no more than a rare one.
 */
export async function scopeOf(db: Db, search: Search, tsquery: string | null): Promise<Scope> {
  const part = (await sampleOf(db)).parts.get(search.op)
  if (!part) throw new Error(`No operation ${search.op}`)
  if (tsquery === null) return narrowed(part, search, null)
  const words = wordsOf(search, tsquery, part.frequent)
  const some = await rowsWithWords(db, part, `${words.tsquery} & 'Q0'`)
  const homes = some.texts * BUCKETS
  const first = narrowed(part, search, { found: some.found, homes, words, share: BUCKETS })
  if (part.share === BUCKETS || mayEstimate(countInSample(first, search), first)) return first
  const rest = await rowsWithWords(db, part, `${words.tsquery} & !'Q0'`)
  const both = inOrder([...some.found, ...rest.found])
  return narrowed(part, search, {
    found: both,
    homes: (some.texts + rest.texts) * (BUCKETS / SAMPLED),
    words,
    share: part.share,
  })
}

interface WordedScope extends Pick<Worded, 'found'> {
  /** About how many homes have the words. */
  homes: number
  words: Words
  share: number
}

function narrowed(part: Part, search: Search, worded: WordedScope | null): Scope {
  const { rows } = part
  const inPlace: Span[] = search.place
    ? search.place.munis.flatMap((muni) => [part.munis.get(muni) ?? []].filter(isSpan))
    : [[0, rows.length]]
  const placed = inPlace.reduce((sum, [from, to]) => sum + to - from, 0)
  // Few rows have the words: only these are looked at, instead of every row of the place.
  const spans = worded ? singles(worded.found, rows.muni, search.place?.munis) : inPlace
  const inside = placeTest(part, search)
  let near = rows.length
  if (inside) {
    near = 0
    for (let i = 0; i < rows.length; i += 1) if (inside(i)) near += 1
  }
  return {
    rows,
    spans,
    placed,
    share: worded?.share ?? part.share,
    each: part.share,
    passes: basePass(rows, search, inside ? [inside] : []),
    near,
    met: Math.min(placed, near) * part.share,
    worded: worded && worded.homes,
    words: worded?.words ?? null,
    counts: worded ? null : part.counts,
  }
}

/** Rows of some municipalities (undefined: of all), each as a span of its own. */
function singles(
  found: readonly number[],
  muni: Int32Array,
  munis: readonly number[] | undefined,
): Span[] {
  const wanted = munis && new Set(munis)
  return found.filter((row) => !wanted || wanted.has(muni[row] ?? 0)).map((row) => [row, row + 1])
}

/** Whether a row lies in the box and shapes of a search; null when it has none. */
function placeTest(part: Part, { box, shapes }: Search): ((row: number) => boolean) | null {
  if (box === null) return null
  const inBox = boxTest(part, box)
  if (shapes.length === 0) return inBox
  return (i) =>
    inBox(i) &&
    shapes.every((group) => group.some((shape) => inShape(shape, part.x[i] ?? -1, part.y[i] ?? -1)))
}

/** Whether a row lies in the cells of a box. */
function boxTest({ x, y }: Part, box: Box): (row: number) => boolean {
  const [west, south, east, north] = [
    column(box.west),
    row(box.south),
    column(box.east),
    row(box.north),
  ]
  return (i) => {
    const at = x[i] ?? -1
    const up = y[i] ?? -1
    return at >= west && at <= east && up >= south && up <= north
  }
}

function isSpan(value: Span | never[]): value is Span {
  return value.length === 2
}

/** Most questions of words that are kept; each is some thousand numbers. */
const MOST_WORDS = 200

async function rowsWithWords(db: Db, part: Part, tsquery: string): Promise<Worded> {
  const known = part.words.get(tsquery)
  if (known) return known
  const answer = await sql<{
    tails: Buffer | null
  }>`select string_agg(substr(uuid_send(id), 13), ''::bytea) as tails
    from listing_text_sample where tsv @@ ${tsquery}::tsquery`.execute(db)
  const tails = answer.rows[0]?.tails ?? Buffer.alloc(0)
  part.byTail ??= rowsByTail(part.rows)
  const found: number[] = []
  for (let at = 0; at < tails.length; at += 4) {
    const row = part.byTail.get(tails.readUInt32BE(at))
    if (row !== undefined) found.push(row)
  }
  const worded = { found: inOrder(found), texts: tails.length / 4 }
  if (part.words.size >= MOST_WORDS) part.words.clear()
  part.words.set(tsquery, worded)
  return worded
}

/** Each once: two texts may share the end of their ids. */
function inOrder(rows: number[]): number[] {
  return rows.sort((a, b) => a - b).filter((row, i) => row !== rows[i - 1])
}

/**
 * The last 32 bits of an id are random enough: two of some ten thousand may share them, and an
 * estimate bears that.
 */
function rowsByTail({ ids, length }: Columns): Map<number, number> {
  const byTail = new Map<number, number>()
  for (let row = 0; row < length; row += 1) {
    const tail = ids.readUInt32BE(row * 16 + 12)
    byTail.set(tail, row)
  }
  return byTail
}

/** Most counts that are kept; beyond it they begin anew. */
const MOST_COUNTS = 2000

/** Rows of the sample that a search finds. */
export function countInSample(scope: Scope, search: Search): number {
  const key = scope.counts === null ? '' : JSON.stringify(search)
  const known = scope.counts?.get(key)
  if (known !== undefined) return known
  let count = 0
  filterRows(scope.rows, scope.spans, search, scope.passes, (_row, missed) => {
    if (missed === 0) count += 1
  })
  if (scope.counts && scope.counts.size >= MOST_COUNTS) scope.counts.clear()
  scope.counts?.set(key, count)
  return count
}

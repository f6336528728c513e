import { sql, type Db } from '../../../db/index.ts'
import { BUCKETS, OPERATION, SAMPLED } from '../codes.ts'
import type { Box } from '../morton.ts'
import { readColumns, type Columns } from './columns.ts'
import type { Search } from './search.ts'
import { basePass, boxTest, sift, type Span } from './sift.ts'

/** Rows that the sample stands for, per row of it. */
export const SHARE = BUCKETS / SAMPLED

/** Age from which the sample is read anew, behind the answer that noticed. */
const FRESH_MS = 60_000

/** Every 8th home, in memory. Nothing hangs on it but estimates and choices of a plan: each instance keeps its own. */
export interface Sample {
  /** Per operation, its rows in the order of their municipalities. */
  parts: Map<number, Part>
  readAt: number
}

export interface Part {
  rows: Columns
  /** Rows of each municipality. */
  munis: Map<number, Span>
  /** Row of an id (16 bytes as latin1), made when first asked for. */
  byId: Map<string, number> | null
}

const samples = new WeakMap<Db, { current: Sample | null; reading: Promise<Sample> | null }>()

/** The sample, at most some minute old; the first caller waits for it. */
export async function sampleOf(db: Db): Promise<Sample> {
  const held = samples.get(db) ?? { current: null, reading: null }
  samples.set(db, held)
  if (held.reading === null && (held.current === null || Date.now() - held.current.readAt > FRESH_MS)) {
    held.reading = readSample(db)
      .then((sample) => (held.current = sample))
      .finally(() => (held.reading = null))
    held.reading.catch(() => undefined) // told to who waits; the next one tries again
  }
  return held.current ?? (await held.reading) ?? readSample(db)
}

/** One operation after another, so that no answer waits long behind it. */
async function readSample(db: Db): Promise<Sample> {
  const parts = new Map<number, Part>()
  for (const op of Object.values(OPERATION)) {
    const ordered = sql`(select * from listing_search where bucket < ${sql.raw(String(SAMPLED))} and op = ${op} order by muni) s`
    const rows = await readColumns(db, ordered, ['feat', 'muni', 'town', 'postal', 'area', 'price', 'geo', 'published'], ['ids', 'agencies'])
    parts.set(op, { rows, munis: spansOf(rows.muni), byId: null })
  }
  return { parts, readAt: Date.now() }
}

function spansOf(munis: Int32Array): Map<number, Span> {
  const spans = new Map<number, Span>()
  munis.forEach((muni, i) => {
    const span = spans.get(muni)
    if (span) span[1] = i + 1
    else spans.set(muni, [i, i + 1])
  })
  return spans
}

/** The rows of the sample that a search must look at. */
export interface Scope {
  rows: Columns
  spans: Span[]
  /** Homes that each of its rows stands for: more when words were asked, of which only one bucket knows. */
  share: number
  /** What they must pass besides the filters with a facet. */
  passes: ((row: number) => boolean) | null
  /** Index rows a scan by operation and place, or by box, would meet. */
  met: number
  /** Homes whose text has the words; null when no words were asked. */
  worded: number | null
}

/** Index rows of the geo index per row of one operation. */
const OTHERS = 1.7

/** Narrows the sample to a search; asks the database which of its texts have the words. */
export async function scopeOf(db: Db, search: Search, tsquery: string | null): Promise<Scope> {
  const part = (await sampleOf(db)).parts.get(search.op)
  if (!part) throw new Error(`No operation ${search.op}`)
  const { rows } = part
  const words = tsquery === null ? null : await rowsWithWords(db, part, tsquery)
  const spans: Span[] = search.place ? search.place.munis.flatMap((muni) => [part.munis.get(muni) ?? []].filter(isSpan)) : [[0, rows.length]]
  const placed = spans.reduce((sum, [from, to]) => sum + to - from, 0)
  const near = search.box === null ? Infinity : countInBox(rows, search.box) * OTHERS
  return {
    rows, spans, share: words === null ? SHARE : BUCKETS, passes: basePass(rows, search, words && words.rows),
    met: Math.min(placed, near) * SHARE, worded: words && words.homes,
  }
}

/** Rows of the sample inside a box. */
export function countInBox({ geo }: Columns, box: Box): number {
  const inside = boxTest(box)
  return geo.reduce((sum, code) => (inside(code) ? sum + 1 : sum), 0)
}

function isSpan(value: Span | never[]): value is Span {
  return value.length === 2
}

/** Rows of the operation with the words, and about how many homes of all operations have them. */
async function rowsWithWords(db: Db, part: Part, tsquery: string): Promise<{ rows: ReadonlySet<number>; homes: number }> {
  const answer = await sql<{ ids: Buffer | null }>`select string_agg(uuid_send(id), ''::bytea) as ids
    from listing_text_sample where tsv @@ ${tsquery}::tsquery`.execute(db)
  const ids = answer.rows[0]?.ids ?? Buffer.alloc(0)
  part.byId ??= indexById(part.rows)
  const rows = new Set<number>()
  for (let at = 0; at < ids.length; at += 16) {
    const row = part.byId.get(ids.toString('latin1', at, at + 16))
    if (row !== undefined) rows.add(row)
  }
  return { rows, homes: (ids.length / 16) * BUCKETS }
}

function indexById({ ids, length }: Columns): Map<string, number> {
  const byId = new Map<string, number>()
  for (let row = 0; row < length; row += 1) byId.set(ids.toString('latin1', row * 16, row * 16 + 16), row)
  return byId
}

/** Rows of the sample that a search finds. */
export function countInSample(scope: Scope, search: Search): number {
  let count = 0
  sift(scope.rows, scope.spans, search, scope.passes, (_row, missed) => {
    if (missed === 0) count += 1
  })
  return count
}

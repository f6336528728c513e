import { poolOf, sql, type Db } from '../../../db/index.ts'
import { BUCKETS, HIDDEN, OPERATION, SAMPLED } from '../codes.ts'
import { columnOf, rowOf } from '../morton.ts'
import { readColumns, type Columns } from './columns.ts'
import { type Span } from './filter-rows.ts'

/** Rows that the sample stands for, per row of it. */
export const SHARE = BUCKETS / SAMPLED

/** Age from which the sample is read anew. */
const FRESH_MS = 60_000
/**
 * Age from which it is compared with the table: an import, by whatever process, must not be counted
 * by the old one.
 */
const TRUSTED_MS = 5_000
/** Change in the number of sampled rows that nobody is told an old count over. */
const CHANGED = 0.02
/**
 * A reading that took no longer is waited for; a longer one goes on behind the answer that noticed.
 */
const QUICK_MS = 50

/**
 * Every 8th home, in memory. Nothing hangs on it but estimates and choices of a plan: each instance
 * keeps its own.
 */
export interface Sample {
  /** Per operation, its rows in the order of their municipalities. */
  parts: Map<number, Part>
  readAt: number
  /** What the reading took, in milliseconds. */
  took: number
  /** When it was last compared with the table. */
  checkedAt: number
  /** Rows of all parts. */
  size: number
}

export interface Part {
  rows: Columns
  /**
   * Cell of each row, -1 when hidden: comparing them is ten times faster than taking codes apart.
   */
  x: Int32Array
  y: Int32Array
  /** Rows of each municipality. */
  munis: Map<number, Span>
  /** Counts of searches asked before; they hold as long as the sample does. */
  counts: Map<string, number>
  /** Whether most homes are of this operation. */
  frequent: boolean
  /** Rows that have words asked before. */
  words: Map<string, Worded>
  /** Row of each home by the last 32 bits of its id, made when first asked for. */
  byTail: Map<number, number> | null
}

const samples = new WeakMap<Db, Held>()

/** What an instance holds: the sample, and the reading under way. */
interface Held {
  current: Sample | null
  reading: Promise<Sample> | null
}

/**
 * The sample as the table is now, within 2 % of its rows and a minute of their changes; who must
 * wait for it does.
 */
export async function sampleOf(db: Db): Promise<Sample> {
  const pool = poolOf(db)
  const held = samples.get(pool) ?? { current: null, reading: null }
  samples.set(pool, held)
  if (held.current === null) return readAnew(db, held)
  const outgrown = await isOutgrown(db, held.current)
  const old = Date.now() - held.current.readAt > FRESH_MS
  if (!old && !outgrown) return held.current
  const reading = readAnew(db, held)
  return outgrown || held.current.took <= QUICK_MS ? reading : held.current
}

/** One reading at a time, whoever asks. */
function readAnew(db: Db, held: Held): Promise<Sample> {
  held.reading ??= readSample(db)
    .then((sample) => (held.current = sample))
    .finally(() => (held.reading = null))
  held.reading.catch(() => undefined) // told to who waits; the next one tries again
  return held.reading
}

/**
 * Whether the table has many more or fewer sampled rows than when it was read; asked every few
 * seconds at most.
 */
async function isOutgrown(db: Db, sample: Sample): Promise<boolean> {
  if (Date.now() - sample.checkedAt <= TRUSTED_MS) return false
  sample.checkedAt = Date.now()
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from listing_search
    where bucket < ${sql.raw(String(SAMPLED))} and op < ${HIDDEN}`.execute(db)
  return Math.abs((rows[0]?.n ?? 0) - sample.size) > CHANGED * sample.size
}

/** Share of all homes from which an operation is frequent. */
const MOST_OF = 0.4

/** One operation after another, so that no answer waits long behind it. */
async function readSample(db: Db): Promise<Sample> {
  const begun = Date.now()
  const parts = new Map<number, Part>()
  for (const op of Object.values(OPERATION)) {
    const ordered = sql`
      (select * from listing_search where bucket < ${sql.raw(String(SAMPLED))} and op = ${op}
      order by muni) s`
    const rows = await readColumns(
      db,
      ordered,
      ['feat', 'muni', 'town', 'postal', 'area', 'price', 'geo', 'published'],
      ['ids', 'agencies'],
    )
    const x = Int32Array.from(rows.geo, (code) => (code < 0 ? -1 : columnOf(code)))
    const y = Int32Array.from(rows.geo, (code) => (code < 0 ? -1 : rowOf(code)))
    parts.set(op, {
      rows,
      x,
      y,
      munis: spansOf(rows.muni),
      counts: new Map(),
      frequent: false,
      words: new Map(),
      byTail: null,
    })
  }
  const total = [...parts.values()].reduce((sum, { rows }) => sum + rows.length, 0)
  for (const part of parts.values()) part.frequent = part.rows.length > MOST_OF * total
  return { parts, readAt: begun, took: Date.now() - begun, checkedAt: begun, size: total }
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

/** Rows of the sample whose text has the words. */
export interface Worded {
  /** In their order. */
  found: number[]
  /** Texts, rows of ours or not. */
  texts: number
}

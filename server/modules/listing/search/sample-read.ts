import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { BUCKETS, OPERATION, SAMPLED } from '../codes.ts'
import { columnOf, rowOf } from '../morton.ts'
import { readColumns, type Columns } from './columns.ts'
import type { Span } from './filter-rows.ts'
import { heardSince, sampledId } from './sample-heard.ts'
import type { Part, Sample } from './sample-held.ts'

/** Rows above which only the first bucket of the sample is held: 100 bytes each, copied at changes. */
const MOST_ROWS = 400_000

const number = (value: number): RawBuilder<unknown> => sql.raw(String(value))

/** How many buckets are held of so many rows in all that are sampled. */
export const bucketsFor = (rows: number, most = MOST_ROWS): number => (rows > most ? 1 : SAMPLED)

/** Rows of an operation, of all homes of the sample or of some; by the index of 0004 alone. */
export function readRows(
  db: Db,
  op: number,
  buckets: number,
  ids: readonly string[] | null = null,
): Promise<Columns> {
  const held = buckets === SAMPLED ? sql`` : sql`and ${sampledId(buckets)}`
  const some = ids === null ? sql`` : sql`and id = any(${ids}::uuid[])`
  return readColumns(
    db,
    sql`
      (select * from listing_search
      where bucket < ${number(SAMPLED)} and op = ${number(op)} ${held} ${some} order by muni) s`,
    ['feat', 'muni', 'town', 'postal', 'area', 'price', 'geo', 'published'],
    ['ids', 'agencies'],
  )
}

export function partOf(rows: Columns, share: number): Part {
  return {
    rows,
    x: Int32Array.from(rows.geo, (code) => (code < 0 ? -1 : columnOf(code))),
    y: Int32Array.from(rows.geo, (code) => (code < 0 ? -1 : rowOf(code))),
    munis: spansOf(rows.muni),
    counts: new Map(),
    share,
    frequent: false,
    words: new Map(),
    byTail: null,
  }
}

/** Share of all homes from which an operation is frequent. */
const MOST_OF = 0.4

/** Says of each part whether it is frequent; the rows of all. */
export function weigh(parts: ReadonlyMap<number, Part>): number {
  const total = [...parts.values()].reduce((sum, { rows }) => sum + rows.length, 0)
  for (const part of parts.values()) part.frequent = part.rows.length > MOST_OF * total
  return total
}

/** All of it, one operation after another, so that no answer waits long behind it. */
export async function readSample(db: Db): Promise<Sample> {
  const begun = Date.now()
  // Before its rows: what is written meanwhile is heard of again.
  const { rows: told } = await sql<{ until: number; rows: number }>`
    select (extract(epoch from now()) * 1000000)::int8 as until, count(*)::int as rows
    from listing_search where bucket < ${number(SAMPLED)}`.execute(db)
  const { until = 0, rows: sampled = 0 } = told[0] ?? {}
  const heard = await heardSince(db, until)
  const buckets = bucketsFor(sampled)
  const share = BUCKETS / buckets
  const parts = new Map<number, Part>()
  for (const op of Object.values(OPERATION))
    parts.set(op, partOf(await readRows(db, op, buckets), share))
  return {
    parts,
    share,
    readAt: begun,
    took: Date.now() - begun,
    checkedAt: begun,
    heard,
    size: weigh(parts),
  }
}

/** Rows of each municipality. */
export function spansOf(munis: Int32Array): Map<number, Span> {
  const spans = new Map<number, Span>()
  munis.forEach((muni, i) => {
    const span = spans.get(muni)
    if (span) span[1] = i + 1
    else spans.set(muni, [i, i + 1])
  })
  return spans
}

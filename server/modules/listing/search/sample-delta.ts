import type { Db } from '../../../db/index.ts'
import { BUCKETS, OPERATION } from '../codes.ts'
import { uuidAt, type Columns } from './columns.ts'
import { joined, mergedColumns, rowKey, runsOf } from './merge-columns.ts'
import { heardSince } from './sample-heard.ts'
import { partOf, readRows, readSample, spansOf, weigh } from './sample-read.ts'
import type { Part, Sample } from './sample-held.ts'

/** Share of the sample above which reading all of it costs no more. */
const MANY = 0.25
/** Changes that are followed one by one, however small the sample is. */
const FEW = 100

/** Rows of these homes, in their order. */
function rowsOf({ ids, length }: Columns, wanted: readonly string[]): number[] {
  const [all, tails] = [new Set(wanted), new Set<number>()]
  // Four bytes tell nearly all rows apart, without writing out the id of each.
  for (const id of wanted) tails.add(Number.parseInt(id.slice(-8), 16))
  const found: number[] = []
  for (let row = 0; row < length; row += 1)
    if (tails.has(ids.readUInt32BE(row * 16 + 12)) && all.has(uuidAt(ids, row))) found.push(row)
  return found
}

/** All that rows say, whatever their order. */
const said = (rows: Columns, which: readonly number[]): string =>
  which
    .map((row) => rowKey(rows, row))
    .sort()
    .join()

/** Null: nothing of it changed, and what was counted in it still holds. */
async function changedPart(
  db: Db,
  op: number,
  part: Part,
  ids: readonly string[],
): Promise<Part | null> {
  const { rows, share } = part
  const fresh = partOf(await readRows(db, op, BUCKETS / share, ids), share)
  const out = rowsOf(rows, ids)
  if (said(rows, out) === said(fresh.rows, [...fresh.rows.muni.keys()])) return null
  const runs = runsOf(rows, out, fresh.rows)
  const merged = mergedColumns(rows, fresh.rows, runs)
  const [x, y] = [joined(part.x, fresh.x, runs), joined(part.y, fresh.y, runs)]
  return { ...fresh, rows: merged, x, y, munis: spansOf(merged.muni) }
}

/** The sample with what was written since: read home by home, or all of it where that is less. */
export async function followed(db: Db, sample: Sample): Promise<Sample> {
  const checkedAt = Date.now()
  const heard = await heardSince(db, sample.heard.until)
  const before = sample.heard.at
  const ids = [...heard.at].flatMap(([id, at]) => (before.get(id) === at ? [] : [id]))
  if (ids.length > Math.max(FEW, MANY * sample.size)) return readSample(db)
  const parts = new Map(sample.parts)
  let isSame = true
  for (const op of ids.length === 0 ? [] : Object.values(OPERATION)) {
    const part = parts.get(op)
    const next = part ? await changedPart(db, op, part, ids) : null
    if (next === null) continue
    parts.set(op, next)
    isSame = false
  }
  return isSame
    ? Object.assign(sample, { checkedAt, heard })
    : { ...sample, parts, checkedAt, heard, size: weigh(parts) }
}

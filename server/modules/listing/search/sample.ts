import { sql, type Db } from '../../../db/index.ts'
import { BUCKETS } from '../codes.ts'
import { readColumns, type Columns } from './columns.ts'
import type { Search } from './search.ts'
import { sift } from './sift.ts'

/** Rows that the sample stands for, per row of it. */
export const SHARE = BUCKETS

/** Above so many homes an answer may say "about": the sample is then wrong by some 7 % at most one time in three. */
export const EXACT_LIMIT = 6000

/** Age from which the sample is read anew, behind the answer that noticed. */
const FRESH_MS = 30_000

/** Every 32nd home, in memory. Nothing hangs on it but estimates: each instance keeps its own. */
export interface Sample {
  rows: Columns
  readAt: number
  /** Rows of an id, made when words are first asked for. */
  byId: Map<string, number[]> | null
}

const samples = new WeakMap<Db, { current: Sample | null; reading: Promise<Sample> | null }>()

/** The sample, at most some half a minute old; the first caller waits for it. */
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

async function readSample(db: Db): Promise<Sample> {
  const rows = await readColumns(db, sql`listing_search s where s.bucket = 0`, true)
  return { rows, readAt: Date.now(), byId: null }
}

/** Rows of the sample whose text has the words; null when no words were asked. */
export async function sampleWith(db: Db, sample: Sample, tsquery: string | null): Promise<ReadonlySet<number> | null> {
  if (tsquery === null) return null
  const { rows } = await sql<{ ids: Buffer | null }>`select string_agg(uuid_send(id), ''::bytea) as ids
    from listing_text where bucket = 0 and tsv @@ ${tsquery}::tsquery`.execute(db)
  const ids = rows[0]?.ids ?? Buffer.alloc(0)
  const byId = indexById(sample)
  const found = new Set<number>()
  for (let at = 0; at < ids.length; at += 16) {
    for (const row of byId.get(ids.toString('latin1', at, at + 16)) ?? []) found.add(row)
  }
  return found
}

/** Rows per id (16 bytes as latin1): one per operation. */
export function indexById(sample: Sample): Map<string, number[]> {
  if (sample.byId) return sample.byId
  const { ids, length } = sample.rows
  sample.byId = new Map()
  for (let row = 0; row < length; row += 1) {
    const id = ids.toString('latin1', row * 16, row * 16 + 16)
    const list = sample.byId.get(id)
    if (list) list.push(row)
    else sample.byId.set(id, [row])
  }
  return sample.byId
}

/** Rows of the sample that a search finds. */
export function sampleCount(sample: Sample, search: Search, allowed: ReadonlySet<number> | null): number {
  let count = 0
  sift(sample.rows, search, allowed, (_row, missed) => {
    if (missed === 0) count += 1
  })
  return count
}

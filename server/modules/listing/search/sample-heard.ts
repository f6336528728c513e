import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import { SAMPLED } from '../codes.ts'

/** Which homes of the sample were last written when, in microseconds since 1970. */
export interface Heard {
  until: number
  /** Those of the last minutes. */
  at: ReadonlyMap<string, number>
}

/**
 * A transaction (an import) may commit so long after the moment it gives its rows, in microseconds; a
 * longer one is met when all is read anew.
 */
const LATE = 600_000_000

/** Whether an id lies in the first buckets, as `bucketOf` says it (index of 0500). */
export const sampledId = (buckets = SAMPLED): RawBuilder<unknown> =>
  sql`(get_byte(uuid_send(id), 15) & 31) < ${sql.raw(String(buckets))}`

/** What was written, shown or taken away until now, of the last minutes before `since`. */
export async function heardSince(db: Db, since: number): Promise<Heard> {
  const { rows } = await sql<{ id: string; at: number }>`
    select id, (extract(epoch from updated_at) * 1000000)::int8 as at from listing
    where ${sampledId()} and updated_at > to_timestamp(${(since - LATE) / 1_000_000})`.execute(db)
  return {
    until: rows.reduce((latest, { at }) => Math.max(latest, at), since),
    at: new Map(rows.map(({ id, at }) => [id, at])),
  }
}

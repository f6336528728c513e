import type { Listing } from '../../../generated/model/index.ts'
import { inTransaction, sql, type Db, type Database } from '../../db/index.ts'
import { SEA } from './codes.ts'
import { seaDistance } from './projection/location.ts'
import { regroup } from './twins/regroup.ts'

const BATCH = 500

/** Gives a batch of homes after an id their distance to the sea; the id to go on from, null at the end. */
export async function fillSea(trx: Db, after: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string; location: Listing['location'] }>`select id, public -> 'location' as location from listing
    where id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid order by id limit ${BATCH} for update`.execute(trx)
  const found = rows.flatMap(({ id, location }) => {
    const sea = seaDistance(location)
    return sea === undefined ? [] : [{ id, sea, bits: SEA.reduce((mask, [metres, bit]) => mask | (sea <= metres ? bit : 0), 0) }]
  })
  const list = sql`json_to_recordset(${JSON.stringify(found)}::json) as f(id uuid, sea int, bits int)`
  await sql`update listing l set public = l.public || jsonb_build_object('seaDistance', f.sea) from ${list} where l.id = f.id`.execute(trx)
  await sql`update listing_search s set feat = s.feat | f.bits from ${list} where s.id = f.id and s.feat | f.bits <> s.feat`.execute(trx)
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

/**
 * Looks again for the twins of homes written lately: two agencies that wrote the same home at one moment did not see
 * each other. Those alone cost one look at the index of marks.
 */
export async function regroupRecent(db: Database, since: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from listing where updated_at >= ${since} and state = 'active' order by id`.execute(db)
  for (let at = 0; at < rows.length; at += BATCH) {
    await inTransaction(db, (trx) => regroup(trx, rows.slice(at, at + BATCH).map(({ id }) => id)))
  }
}

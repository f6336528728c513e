import type { Selectable } from 'kysely'
import type { Cursor } from '../../../contract/cursor.ts'
import { sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'
import type { Candidate, Pair } from './pairs.ts'

export type SameRow = Selectable<Tables['import_same']>

/** Homes of an agency that are not put away, as they are compared. */
export async function candidates(db: Db, agencyId: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id, p.type, p.bedrooms,
      (case when jsonb_typeof(p.doc #> '{layout,built}') = 'number'
        then (p.doc #>> '{layout,built}')::float8 end) as built,
      p.doc #>> '{location,floor}' as floor,
      p.doc #>> '{location,cadastralRef}' as "cadastralRef",
      (case when jsonb_typeof(p.doc #> '{location,geo,lat}') = 'number'
        then (p.doc #>> '{location,geo,lat}')::float8 end) as lat,
      (case when jsonb_typeof(p.doc #> '{location,geo,lon}') = 'number'
        then (p.doc #>> '{location,geo,lon}')::float8 end) as lon,
      coalesce(m.pictures, '{}') as pictures, coalesce(l.sources, '{}') as sources
    from property p
    left join lateral (
      select array_agg(hash) as pictures from property_media
      where property_id = p.id and kind = 'photo') m on true
    left join lateral (
      select array_agg(integration_id::text) as sources from import_link
      where property_id = p.id) l on true
    where p.agency_id = ${agencyId} and p.deleted_at is null and p.status <> 'archived'
    order by p.id`.execute(db)
  return rows
}

/** Keeps pairs; one that is known stays as somebody has decided it. */
export async function keepPairs(
  trx: Db,
  agencyId: string,
  pairs: Pair[],
  now: Date,
): Promise<void> {
  for (const { first, second, reasons } of pairs)
    await trx
      .insertInto('import_same')
      .values({
        id: uuidv7(),
        agency_id: agencyId,
        first_id: first,
        second_id: second,
        reasons,
        found_at: now,
      })
      .onConflict((at) => at.columns(['first_id', 'second_id']).doNothing())
      .execute()
}

/** Open proposals whose homes both are there still. */
const open = (db: Db, agencyId: string) =>
  db
    .selectFrom('import_same')
    .innerJoin('property as first', 'first.id', 'import_same.first_id')
    .innerJoin('property as second', 'second.id', 'import_same.second_id')
    .where('import_same.agency_id', '=', agencyId)
    .where('import_same.apart', '=', false)
    .where('first.deleted_at', 'is', null)
    .where('second.deleted_at', 'is', null)
    .where('first.status', '<>', 'archived')
    .where('second.status', '<>', 'archived')

/** A page of them, newest first, and how many there are. */
export async function samePage(
  db: Db,
  agencyId: string,
  cursor: Cursor | null,
  size: number,
): Promise<{ rows: SameRow[]; total: number }> {
  const query = open(db, agencyId)
  const { n } = await query.select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()
  const page = cursor ? query.where('import_same.id', cursor.back ? '>' : '<', cursor.id) : query
  const rows = await page
    .selectAll('import_same')
    .orderBy('import_same.id', cursor?.back ? 'asc' : 'desc')
    .limit(size)
    .execute()
  return { rows, total: Number(n) }
}

/** An open proposal of the agency, held until the act is over. */
export const findSame = (trx: Db, agencyId: string, id: string): Promise<SameRow | undefined> =>
  open(trx, agencyId)
    .selectAll('import_same')
    .where('import_same.id', '=', id)
    .forUpdate('import_same')
    .executeTakeFirst()

export async function callApart(trx: Db, id: string): Promise<void> {
  await trx.updateTable('import_same').set({ apart: true }).where('id', '=', id).execute()
}

/** What sources said of one home goes to another from now on. */
export async function moveLinks(trx: Db, from: string, to: string): Promise<void> {
  await trx
    .updateTable('import_link')
    .set({ property_id: to, left_as: null })
    .where('property_id', '=', from)
    .execute()
}

/** Whether another source still brings a home. */
export async function isBroughtElsewhere(
  db: Db,
  propertyId: string,
  integrationId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('import_link')
    .select('external_id')
    .where('property_id', '=', propertyId)
    .where('integration_id', '<>', integrationId)
    .where('missing_since', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

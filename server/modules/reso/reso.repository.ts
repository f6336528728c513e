import {
  inTransaction,
  json,
  sql,
  withAdvisoryLock,
  type Database,
  type Db,
} from '../../db/index.ts'
import { columnOf, PROPERTY, type PropertyRecord } from './fields.ts'
import type { MediaRecord } from './map/media.ts'

/** A record with its pictures. */
export interface Drawn {
  record: PropertyRecord
  media: MediaRecord[]
}

const FILTERED = PROPERTY.filter(({ name, filter }) => filter && name !== 'ModificationTimestamp')
const NAMES = [
  'property_id',
  'agency_id',
  'record',
  'media',
  ...FILTERED.map(({ name }) => columnOf(name)),
]
const COLUMNS = sql.join(NAMES.map((name) => sql.ref(name)))
const of = (table: string) => sql.join(NAMES.map((name) => sql.ref(`${table}.${name}`)))

/** What names a record. */
export type Named = Pick<PropertyRecord, 'ListingKey' | 'ListingId'>

/** The names of the records a home has by now: the columns', whoever wrote the records. */
export async function namesOf(trx: Db, propertyId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select listing_key as "ListingKey", listing_id as "ListingId"
    from reso_property where property_id = ${propertyId} order by 1`.execute(trx)
  return rows
}

/** Writes records of a home; those that are the same are left alone. */
export async function saveRecords(
  trx: Db,
  home: { id: string; agencyId: string },
  drawn: Drawn[],
): Promise<void> {
  if (drawn.length === 0) return
  const rows = drawn.map(({ record, media }) => ({
    property_id: home.id,
    agency_id: home.agencyId,
    record,
    media,
    ...Object.fromEntries(FILTERED.map(({ name }) => [columnOf(name), record[name]])),
  }))
  await sql`insert into reso_property as p (${COLUMNS})
    select ${COLUMNS} from jsonb_populate_recordset(null::reso_property, ${json(rows)})
    on conflict (listing_key) do update set (${COLUMNS}) = row(${of('excluded')}), changed = true
    where (p.record, p.media, p.agency_id)
      is distinct from (excluded.record, excluded.media, excluded.agency_id)`.execute(trx)
}

/**
 * Gives what was changed since the last reading its time: each a microsecond after the one before,
 * all after what anybody has read. One at a time of an agency, and of what is committed alone, so a
 * later change never has an earlier time. A row that somebody is saving anew waits for the next.
 */
export async function stamp(db: Database, agencyId: string): Promise<void> {
  const changed = await db
    .selectFrom('reso_property')
    .select('listing_key')
    .where('agency_id', '=', agencyId)
    .where('changed', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!changed) return
  await inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `reso ${agencyId}`)
    await sql`with due as materialized (
        select listing_key from reso_property where agency_id = ${agencyId} and changed
        for update skip locked
      ), placed as (select listing_key, row_number() over (order by listing_key) as place from due),
      last as (select greatest(clock_timestamp(), max(modification_timestamp)) as at
        from reso_property where agency_id = ${agencyId})
      update reso_property p set changed = false,
        modification_timestamp = last.at + placed.place * interval '1 microsecond'
      from placed, last where p.listing_key = placed.listing_key`.execute(trx)
  })
}

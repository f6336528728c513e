import type { Insertable, Selectable, Updateable } from 'kysely'
import { asStored, keepStored, stored, unreadStored } from '../../contract/stored/index.ts'
import { json, recordEvent, sql, type Db, type Tables } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import type { GateInput } from './lifecycle/gate.ts'

/** A row of `property`. */
export type PropertyRecord = Selectable<Tables['property']>

/** A picture with its file, as lists and views need it. */
export type MediaRecord = Selectable<Tables['property_media']> &
  Pick<Selectable<Tables['media_file']>, 'state' | 'width' | 'height' | 'widths' | 'color'>

const JSON_COLUMNS = new Set(['doc', 'external_ids', 'geo_anchor', 'geo_drawn', 'geo_public'])

/** jsonb values must be marked, or the driver sends arrays as SQL arrays. */
function marked<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]: [string, unknown]) => [
    key,
    JSON_COLUMNS.has(key) && value !== null ? json(value) : value,
  ])
  return Object.fromEntries(entries) as T
}

/**
 * The home, locked until the transaction ends when `lock` is set; discarded ones, too: rights
 * decide.
 */
export function findProperty(
  db: Db,
  id: string,
  lock = false,
): Promise<PropertyRecord | undefined> {
  const query = db.selectFrom('property').selectAll().where('id', '=', id)
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/**
 * What a home stands at within its status, also where this contract does not know it, for whoever
 * may put it back. An expression over the column comes as it is stored.
 */
export async function substatusAsStored(
  db: Db,
  { id }: Pick<PropertyRecord, 'id'>,
): Promise<PropertyRecord['substatus']> {
  const row = await db
    .selectFrom('property')
    .select(sql<PropertyRecord['substatus']>`(array[substatus])[1]`.as('substatus'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.substatus ?? null
}

/** The steps of a home with what this contract cannot read, for whoever may put them back. */
export const docAsStored = (db: Db, home: PropertyDoc & { id: string }): Promise<PropertyDoc> =>
  asStored<PropertyDoc>(db, 'property.doc', { id: home.id }, home)

/** What of stored steps nobody can read today, by step; of a home that is no copy nothing. */
export const unreadOf = (copied: object = {}): Record<string, unknown> =>
  stored().reads('property.doc', copied) ? {} : stored().unread('property.doc', copied)

/** The steps of a copy, with what nobody can read today of those it is made of. */
export const withUnread = (doc: PropertyDoc, copied: object = {}): PropertyDoc =>
  stored().keep('property.doc', copied, doc)

/** What of a home nobody can read today, by step. */
export const unreadIn = (db: Db, id: string): Promise<Record<string, unknown>> =>
  unreadStored(db, 'property.doc', { id })

export async function insertProperty(
  trx: Db,
  values: Insertable<Tables['property']>,
): Promise<PropertyRecord> {
  return trx.insertInto('property').values(marked(values)).returningAll().executeTakeFirstOrThrow()
}

/**
 * Writes columns of a home; with `version` given only if that is still the stored one, which it
 * raises by one. Undefined: somebody was faster.
 */
export async function updateProperty(
  trx: Db,
  id: string,
  values: Updateable<Tables['property']>,
  version?: number,
): Promise<PropertyRecord | undefined> {
  const doc = values.doc && (await keepStored(trx, 'property.doc', { id }, values.doc))
  let query = trx
    .updateTable('property')
    .set(marked({ ...values, ...(doc && { doc }) }))
    .where('id', '=', id)
  if (version !== undefined) {
    query = query.set((eb) => ({ version: eb('version', '+', 1) })).where('version', '=', version)
  }
  return query.returningAll().executeTakeFirst()
}

/** Has another home of the agency this reference? */
export async function isReferenceTaken(
  db: Db,
  agencyId: string,
  ref: string,
  except?: string,
): Promise<boolean> {
  let query = db
    .selectFrom('property')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('ref', '=', ref)
    .where('deleted_at', 'is', null)
  if (except) query = query.where('id', '!=', except)
  return (await query.executeTakeFirst()) !== undefined
}

/** Pictures of homes in their order. */
export function findMedia(db: Db, propertyIds: string[]): Promise<MediaRecord[]> {
  if (propertyIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('property_media')
    .innerJoin('media_file', 'media_file.hash', 'property_media.hash')
    .selectAll('property_media')
    .select([
      'media_file.state',
      'media_file.width',
      'media_file.height',
      'media_file.widths',
      'media_file.color',
    ])
    .where('property_id', 'in', propertyIds)
    .orderBy('position')
    .orderBy('property_media.id')
    .execute()
}

export async function countDocuments(db: Db, propertyId: string): Promise<number> {
  const row = await db
    .selectFrom('property_document')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return row.n
}

/**
 * A domain event, true if and only if the transaction commits. `changed`: paths of the fields, where
 * they are known.
 */
export async function addEvent(
  trx: Db,
  kind: string,
  { agency_id: agencyId, id: subject, version, status }: PropertyRecord,
  changed: string[] = [],
): Promise<void> {
  await recordEvent(trx, { kind, agencyId, subject, payload: { version, status, changed } })
}

/** Pictures as the gate looks at them. */
export const gateMedia = (media: MediaRecord[]): GateInput['media'] =>
  media.map(({ kind, state, visibility }) => ({ kind, state, visibility }))

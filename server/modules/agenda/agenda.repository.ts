import type { Insertable, Selectable, Updateable } from 'kysely'
import { keepCodes, keepStored } from '../../contract/stored/index.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { EventRow } from './agenda.policy.ts'

export type AttendeeRow = Selectable<Tables['agenda_attendee']>

/** An event with who comes and which homes it is about. */
export interface Full {
  row: EventRow
  attendees: AttendeeRow[]
  homes: string[]
}

/** One who comes, as it is stored. */
export type NewAttendee = Pick<AttendeeRow, 'contact_id' | 'user_id' | 'email' | 'name' | 'reply'>

const marked = <T extends { geo?: unknown }>(values: T): T =>
  values.geo ? { ...values, geo: json(values.geo) } : values

/** People and homes of rows, in one look-up each. */
export async function withParts(db: Db, rows: EventRow[]): Promise<Full[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const attendees = await db
    .selectFrom('agenda_attendee')
    .selectAll()
    .where('event_id', 'in', ids)
    .orderBy('position')
    .execute()
  const homes = await db
    .selectFrom('agenda_home')
    .selectAll()
    .where('event_id', 'in', ids)
    .orderBy('position')
    .execute()
  const people = Map.groupBy(attendees, (one) => one.event_id)
  const places = Map.groupBy(homes, (one) => one.event_id)
  return rows.map((row) => ({
    row,
    attendees: people.get(row.id) ?? [],
    homes: (places.get(row.id) ?? []).map((one) => one.property_id),
  }))
}

/** One event, also a put away one: rights decide. */
export async function findEvent(db: Db, id: string, lock = false): Promise<Full | undefined> {
  const query = db.selectFrom('agenda_event').selectAll().where('id', '=', id)
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
  return row && (await withParts(db, [row]))[0]
}

/** The row that a person's own diary has for a UID. */
export const rowOfUid = (db: Db, userId: string, uid: string): Promise<EventRow | undefined> =>
  db
    .selectFrom('agenda_event')
    .selectAll()
    .where('organiser_id', '=', userId)
    .where('uid', '=', uid)
    .where('series_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The moved and changed occurrences of series that stand. */
export function exceptionsOf(db: Db, seriesIds: string[]): Promise<EventRow[]> {
  return seriesIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('agenda_event')
        .selectAll()
        .where('series_id', 'in', seriesIds)
        .where('deleted_at', 'is', null)
        .execute()
}

/** Which events: of an agency between two instants, narrowed by who and what. */
export interface Wanted {
  agencyId: string
  from: Date
  to: Date
  /** In the diary of any of these, or coming to it. */
  userIds?: string[]
  contactIds?: string[]
  propertyIds?: string[]
  demandId?: string
}

/** Events, and series that may have occurrences, between two instants. */
export async function rowsBetween(
  db: Db,
  { agencyId, from, to, userIds, contactIds, propertyIds, demandId }: Wanted,
): Promise<EventRow[]> {
  let query = db
    .selectFrom('agenda_event')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)
    .where('starts_at', '<', to)
    .where((eb) =>
      eb.or([
        eb.and([eb('rrule', 'is', null), eb('ends_at', '>=', from)]),
        eb.and([
          eb('rrule', 'is not', null),
          eb.or([eb('until_at', 'is', null), eb('until_at', '>=', from)]),
        ]),
      ]),
    )
  const attended = (column: 'contact_id' | 'user_id', ids: string[]) =>
    sql<boolean>`
      exists (select 1 from agenda_attendee a where a.event_id = agenda_event.id
      and a.${sql.ref(column)} = any(${ids}::uuid[]))`
  if (userIds)
    query = query.where((eb) =>
      eb.or([
        eb('organiser_id', '=', sql<string>`any(${userIds}::uuid[])`),
        attended('user_id', userIds),
      ]),
    )
  if (contactIds) query = query.where(attended('contact_id', contactIds))
  if (propertyIds)
    query = query.where(
      sql<boolean>`
        exists (select 1 from agenda_home h where h.event_id = agenda_event.id
        and h.property_id = any(${propertyIds}::uuid[]))`,
    )
  if (demandId) query = query.where('demand_id', '=', demandId)
  return query.orderBy('starts_at').orderBy('id').limit(5000).execute()
}

const insert = (trx: Db, values: Insertable<Tables['agenda_event']>): Promise<EventRow> =>
  trx.insertInto('agenda_event').values(values).returningAll().executeTakeFirstOrThrow()

export const insertEvent = (
  trx: Db,
  values: Insertable<Tables['agenda_event']>,
): Promise<EventRow> => insert(trx, marked(values))

/**
 * Writes an event like another one. What only a later version can read of that one's codes and
 * place comes along.
 */
export function insertLike(
  trx: Db,
  like: string,
  values: Insertable<Tables['agenda_event']>,
): Promise<EventRow> {
  const there = <T>(column: string) =>
    sql<T>`(select ${sql.ref(column)} from agenda_event where id = ${like})` as T
  const { color: _color, remind_by: _by, geo: _geo, ...own } = values
  return insert(trx, {
    ...own,
    color: there('color'),
    remind_by: there('remind_by'),
    geo: there('geo'),
  })
}

/**
 * Writes columns; the version goes up by one. What is put otherwise has not fallen with its series
 * any more.
 */
export async function saveEvent(
  trx: Db,
  id: string,
  values: Updateable<Tables['agenda_event']>,
): Promise<EventRow> {
  const { status, fell_from } = values
  const isAlone = status !== undefined && fell_from === undefined
  const geo = values.geo && (await keepStored(trx, 'agenda_event.geo', { id }, values.geo))
  return trx
    .updateTable('agenda_event')
    .set(keepCodes('agenda_event', marked({ ...values, ...(geo && { geo }) })))
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(isAlone && {
        fell_from: eb.case().when('status', '=', status).then(eb.ref('fell_from')).end(),
      }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Notes that somebody of the agency confirmed the event in person; no change of the event itself.
 */
export async function noteConfirmed(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('agenda_event')
    .set({ confirmed_by_hand: true })
    .where('id', '=', id)
    .execute()
}

/** Replaces who comes. */
export async function setAttendees(trx: Db, eventId: string, list: NewAttendee[]): Promise<void> {
  await trx.deleteFrom('agenda_attendee').where('event_id', '=', eventId).execute()
  if (list.length > 0)
    await trx
      .insertInto('agenda_attendee')
      .values(list.map((one, position) => ({ id: uuidv7(), event_id: eventId, position, ...one })))
      .execute()
}

/** Replaces the homes. */
export async function setHomes(trx: Db, eventId: string, ids: string[]): Promise<void> {
  await trx.deleteFrom('agenda_home').where('event_id', '=', eventId).execute()
  if (ids.length > 0)
    await trx
      .insertInto('agenda_home')
      .values(ids.map((property_id, position) => ({ event_id: eventId, property_id, position })))
      .execute()
}

/** Agents of an agency, those who may sign in first; by name. */
export async function agentsOf(
  db: Db,
  agencyId: string,
): Promise<{ id: string; name: string; active: boolean }[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'active'])
    .where('agency_id', '=', agencyId)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .orderBy('active', 'desc')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, first_name, last_name, active }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    active,
  }))
}

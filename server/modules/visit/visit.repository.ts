import type { Insertable, Selectable } from 'kysely'
import type { AgendaEvent } from '../../../generated/model/index.ts'
import { keepCodes } from '../../contract/stored/index.ts'
import { isDue, json, recordEvent, sql, type Db, type Tables } from '../../db/index.ts'

/** Longer than any change is left alone before it is told. */
export const LONGEST_MS = 86_400_000

export type SheetRow = Selectable<Tables['visit_sheet']>
export type FeedbackRow = Selectable<Tables['visit_feedback']>
export type RequestRow = Selectable<Tables['visit_request']>
export type BookingRow = Selectable<Tables['visit_booking']>

/** Signed sheets of visits, the last one first. */
export const sheetsOf = async (db: Db, events: string[]): Promise<SheetRow[]> =>
  events.length === 0
    ? []
    : db
        .selectFrom('visit_sheet')
        .selectAll()
        .where('event_id', 'in', events)
        .orderBy('number', 'desc')
        .execute()

export const findSheet = (db: Db, eventId: string, id: string): Promise<SheetRow | undefined> =>
  db
    .selectFrom('visit_sheet')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function insertSheet(
  trx: Db,
  row: Insertable<Tables['visit_sheet']>,
): Promise<SheetRow | undefined> {
  return trx
    .insertInto('visit_sheet')
    .values({ ...row, doc: json(row.doc) })
    .onConflict((on) => on.columns(['event_id', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Feedback of visits, the newest first. */
export const feedbackOf = async (db: Db, events: string[]): Promise<FeedbackRow[]> =>
  events.length === 0
    ? []
    : db
        .selectFrom('visit_feedback')
        .selectAll()
        .where('event_id', 'in', events)
        .orderBy('at', 'desc')
        .execute()

type FeedbackKey = Pick<FeedbackRow, 'event_id' | 'property_id' | 'by'>
type Said = Omit<FeedbackRow, keyof FeedbackKey | 'shared_at' | 'shared_to'>

/** Replaces what the same side said of the same home; what the owner was told stays told. */
export async function saveFeedback(trx: Db, key: FeedbackKey, said: Said): Promise<FeedbackRow> {
  return trx
    .insertInto('visit_feedback')
    .values({ ...key, ...said, shared_at: null })
    .onConflict((on) =>
      on.columns(['event_id', 'property_id', 'by']).doUpdateSet(keepCodes('visit_feedback', said)),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

const feedbackAt = (db: Db, { event_id, property_id, by }: FeedbackKey) =>
  db
    .updateTable('visit_feedback')
    .where('event_id', '=', event_id)
    .where('property_id', '=', property_id)
    .where('by', '=', by)

/** All owners have it. */
export async function markShared(db: Db, key: FeedbackKey, at: Date): Promise<void> {
  await feedbackAt(db, key).set({ shared_at: at }).execute()
}

/** One owner has it, by `toldAs` of their address. */
export async function noteSharedWith(db: Db, key: FeedbackKey, told: string): Promise<void> {
  await feedbackAt(db, key)
    .set({ shared_to: sql<string[]>`array_append(shared_to, ${told})` })
    .execute()
}

export const requestsOf = async (db: Db, events: string[]): Promise<RequestRow[]> =>
  events.length === 0
    ? []
    : db.selectFrom('visit_request').selectAll().where('event_id', 'in', events).execute()

/** What its visitor has been told of a visit by link. */
export async function markTold(
  trx: Db,
  { id, status, startsAt }: Pick<AgendaEvent, 'id' | 'status' | 'startsAt'>,
): Promise<void> {
  await trx
    .updateTable('visit_request')
    .set({ told_status: status, told_starts_at: new Date(startsAt) })
    .where('event_id', '=', id)
    .execute()
}

/** Tells the log of events that a visit by link is confirmed as it stands now. */
export const recordConfirmed = (
  trx: Db,
  { id: subject, agencyId }: Pick<AgendaEvent, 'id' | 'agencyId'>,
): Promise<string> => recordEvent(trx, { kind: 'visit.confirmed', agencyId, subject })

/**
 * Visits by link that stand otherwise than their visitors know: changed in the agenda, and left so
 * until `settled`.
 */
const untoldSince = (db: Db, settled: Date) =>
  db
    .selectFrom('visit_request as r')
    .innerJoin('agenda_event as e', 'e.id', 'r.event_id')
    .select('e.id')
    .where('e.deleted_at', 'is', null)
    .where(isDue('e.updated_at', settled, LONGEST_MS))
    .where('e.status', 'in', ['requested', 'confirmed', 'cancelled'])
    .where((eb) =>
      eb.or([
        eb('r.told_status', '!=', eb.ref('e.status')),
        eb.and([
          eb('e.status', '!=', 'cancelled'),
          eb('r.told_starts_at', '!=', eb.ref('e.starts_at')),
        ]),
      ]),
    )

/** Some of them, others each time: as many as are asked for may fail. */
export const untold = async (db: Db, settled: Date, most: number): Promise<string[]> =>
  (
    await untoldSince(db, settled)
      .orderBy(sql`random()`)
      .limit(most)
      .execute()
  ).map(({ id }) => id)

/** Locks one of them; false when it is told, or when another process is at it. */
export const lockUntold = async (trx: Db, id: string, settled: Date): Promise<boolean> =>
  (await untoldSince(trx, settled)
    .where('e.id', '=', id)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst()) !== undefined

/** Visits by link that people of these ids still have before them, also in states of a later version. */
export async function upcomingOf(
  db: Db,
  agencyId: string,
  contactId: string,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('visit_request')
    .innerJoin('agenda_event', 'agenda_event.id', 'visit_request.event_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('visit_request.agency_id', '=', agencyId)
    .where('visit_request.contact_id', '=', contactId)
    .where('agenda_event.status', 'not in', ['done', 'no_show', 'cancelled'])
    .where('agenda_event.starts_at', '>', now)
    .where('agenda_event.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** An open booking of a home, still running. */
export const openBooking = (
  db: Db,
  propertyId: string,
  now: Date,
): Promise<BookingRow | undefined> =>
  db
    .selectFrom('visit_booking')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('visit_booking').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Does the agent of a booking still work for the agency that opened it? A link of somebody who left
 * opens nothing.
 */
export async function agentStands(
  db: Db,
  { agent_id, agency_id }: Pick<BookingRow, 'agent_id' | 'agency_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', agent_id)
    .where('agency_id', '=', agency_id)
    .where('active', '=', true)
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .executeTakeFirst()
  return row !== undefined
}

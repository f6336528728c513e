import type { AgendaEvent, AgendaItem } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { readable, writable, type EventRow } from './agenda.policy.ts'
import { findEvent, withParts, type Full } from './agenda.repository.ts'
import { insertNew, listAgenda, viewOf, type NewEvent } from './agenda.service.ts'
import { occurrencesBetween, unreadBetween } from './series/expand.ts'
import { occurrenceOf } from './series/occurrence.ts'
import { changeEvent } from './series/series.service.ts'
import { comesOf, lookUp, toEvent } from './view.ts'

/**
 * Writes an event for the actor's agency, with the checks of the contract; clashes are no refusal.
 * A program (no user) names `organiserId`.
 */
export async function createEvent(work: Work, input: NewEvent): Promise<AgendaEvent> {
  const full = await insertNew(work, input)
  return viewOf(
    work.trx,
    { ...full, starts_at: full.row.starts_at, ends_at: full.row.ends_at, occurrence: null },
    full.row.rrule ? full.row : null,
    work.actor,
  )
}

/** Moves an event that is no series to other hours, within the actor's rights. */
export async function moveEvent(
  work: Work,
  id: string,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Promise<AgendaEvent> {
  const full = await findEvent(work.trx, id, true)
  const { version } = writable(full?.row, full ? comesOf(full) : [], work.actor)
  return (await changeEvent(work, id, { version, startsAt, endsAt })).event
}

/** Which events a record of another room wants to see: any of these. */
export type EventsOf = { contactIds: string[] } | { propertyId: string } | { demandId: string }

/**
 * Events of a record, oldest first, without rights (the caller has checked the record's own): a
 * series is one event, its moved occurrences are events of their own. Cancelled ones are there,
 * too.
 */
export async function eventsOf(db: Db, agencyId: string, wanted: EventsOf): Promise<AgendaEvent[]> {
  let query = db
    .selectFrom('agenda_event')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('deleted_at', 'is', null)
  if ('contactIds' in wanted)
    query = query.where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('agenda_attendee')
          .select('event_id')
          .where(
            'contact_id',
            'in',
            wanted.contactIds.length ? wanted.contactIds : ['00000000-0000-0000-0000-000000000000'],
          ),
      ),
    )
  else if ('propertyId' in wanted)
    query = query.where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('agenda_home')
          .select('event_id')
          .where('property_id', '=', wanted.propertyId),
      ),
    )
  else query = query.where('demand_id', '=', wanted.demandId)
  const full = await withParts(
    db,
    await query.orderBy('starts_at').orderBy('id').limit(1000).execute(),
  )
  const known = await lookUp(db, agencyId, full)
  const program: Actor = { userId: null, agencyId, role: 'ADMIN', lang: 'es' }
  return full.map((one) =>
    toEvent(
      {
        ...one,
        starts_at: one.row.starts_at,
        ends_at: one.row.ends_at,
        occurrence: one.row.occurrence,
      },
      one.row.rrule ? one.row : null,
      known,
      program,
    ),
  )
}

/**
 * What happens between two instants as the actor may see it, recurrence expanded; cancelled events
 * are left out.
 */
export async function eventsBetween(
  db: Db,
  actor: Actor,
  from: Date,
  to: Date,
  { agentId }: { agentId?: string } = {},
): Promise<AgendaItem[]> {
  return (
    await listAgenda(
      db,
      actor,
      {
        from: from.toISOString(),
        to: to.toISOString(),
        ...(agentId ? { agentId: [agentId] } : {}),
      },
      from,
    )
  ).items
}

/**
 * The rows of a person's own diary and of what they come to, from an instant on. An occurrence that
 * was moved or changed is theirs by its own people: of a series with all that are, and alone where
 * the series is another's. For feeds.
 */
export async function diaryOf(db: Db, userId: string, since: Date): Promise<Full[]> {
  const theirs = db
    .selectFrom('agenda_event')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('organiser_id', '=', userId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('agenda_attendee')
            .select('event_id')
            .where('user_id', '=', userId)
            .where('reply', '!=', 'declined'),
        ),
      ]),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .limit(5000)
  const rows = await theirs
    .where('series_id', 'is', null)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>=', since)]))
    .execute()
  const ids = rows.flatMap(({ id, rrule }) => (rrule === null ? [] : [id]))
  const occurrences = await theirs
    .where('series_id', 'is not', null)
    .where((eb) =>
      eb.or([eb('ends_at', '>=', since), eb('series_id', '=', sql<string>`any(${ids}::uuid[])`)]),
    )
    .execute()
  return withParts(db, [...rows, ...occurrences])
}

/** Time taken. */
export interface Busy {
  from: Date
  to: Date
  eventId: string | null
  /** Homes the time is spent at: what the way there takes. */
  homeIds: string[]
}

const FREE: readonly string[] = ['cancelled', 'no_show', 'done']
const LIGHT: readonly string[] = ['task', 'reminder']

/** Whether nothing else can be at the time of an event of this kind, as it stands. */
export const takesTime = ({ status, kind }: { status: string; kind: string }): boolean =>
  !FREE.includes(status) && !LIGHT.includes(kind)

/**
 * When a person cannot be booked between two instants, with the minutes of way around each event;
 * by start, not merged. All of the time where their diary holds what only another version can tell
 * the time of.
 */
export async function busyOf(db: Db, userId: string, from: Date, to: Date): Promise<Busy[]> {
  const person = await db
    .selectFrom('app_user')
    .select('agency_id')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person?.agency_id) return []
  const wanted = { agencyId: person.agency_id, from, to, userIds: [userId] }
  const isTaken = ({ row, attendees }: Full): boolean =>
    takesTime(row) &&
    !(
      row.organiser_id !== userId &&
      attendees.some((one) => one.user_id === userId && one.reply === 'declined')
    )
  if ((await unreadBetween(db, wanted)).some(isTaken))
    return [{ from, to, eventId: null, homeIds: [] }]
  return (await occurrencesBetween(db, wanted))
    .filter(isTaken)
    .map(({ row, starts_at, ends_at, homes }) => ({
      from: new Date(starts_at.getTime() - (row.travel_before ?? 0) * 60_000),
      to: new Date(ends_at.getTime() + (row.travel_after ?? 0) * 60_000),
      eventId: row.id,
      homeIds: homes,
    }))
}

/** An event without rights, for other rooms; null when there is none or it was put away. */
export async function loadEvent(db: Db, id: string): Promise<AgendaEvent | null> {
  const full = await findEvent(db, id)
  if (!full || full.row.deleted_at) return null
  const found = await occurrenceOf(db, full)
  return (
    found &&
    viewOf(db, found, full.row.rrule ? full.row : null, {
      userId: null,
      agencyId: full.row.agency_id,
      role: 'ADMIN',
      lang: 'es',
    })
  )
}

/** Has somebody of the agency confirmed this event in person? */
export async function confirmedByHand(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('agenda_event')
    .select('confirmed_by_hand')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.confirmed_by_hand ?? false
}

/** The event if the actor may read it; 404 otherwise. */
export async function readableEvent(db: Db, actor: Actor, id: string): Promise<EventRow> {
  const full = await findEvent(db, id)
  return readable(full?.row, full ? comesOf(full) : [], actor)
}

/** The event if the actor may change it; 404 or 403 otherwise. */
export async function writableEvent(db: Db, actor: Actor, id: string): Promise<EventRow> {
  const full = await findEvent(db, id, true)
  return writable(full?.row, full ? comesOf(full) : [], actor)
}

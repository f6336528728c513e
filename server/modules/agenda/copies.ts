import { json, sql, type Db } from '../../db/index.ts'
import type { AgendaCopy } from '../../db/tables/agenda.ts'
import { findEvent, withParts, type Full } from './agenda.repository.ts'

/** What a person's calendar elsewhere knows of a row of ours. */
export interface CopyNote {
  /** Null: it is not there (any more). */
  eventId: string | null
  etag: string | null
  /** The version of ours that is the same there; null: ours is to be sent. */
  version: number | null
  base: AgendaCopy | null
}

/**
 * Kept private here, and in a copy, by an id made of ours, that never heard of it: versions before
 * this one left it open there.
 */
const isUntold = (since: Date) => sql<boolean>`
  visibility <> 'agency' and status <> 'cancelled' and deleted_at is null
  and (until_at is null or until_at >= ${since})
  and google_base is not null and google_base -> 'isPrivate' is null
  and starts_with(google_event_id, replace(coalesce(series_id, id)::text, '-', ''))`

/**
 * Rows of a person's own diary that differ from their copy elsewhere since `since`, series before
 * their occurrences; also copies of what went into another diary.
 */
export async function rowsToCopy(
  db: Db,
  { userId, agencyId, since }: { userId: string; agencyId: string; since: Date },
): Promise<Full[]> {
  const all = db.selectFrom('agenda_event').select('id')
  const mine = all
    .where('organiser_id', '=', userId)
    .where('agency_id', '=', agencyId)
    .where((eb) => eb.or([eb('google_user_id', 'is', null), eb('google_user_id', '=', userId)]))
    .where((eb) =>
      eb.or([
        eb('google_event_id', 'is not', null),
        eb.and([
          eb('deleted_at', 'is', null),
          eb.or([eb('until_at', 'is', null), eb('until_at', '>=', since)]),
        ]),
      ]),
    )
  // One by one: each has an index of its own, and none is found among others joined by "or".
  const ids = mine
    .where((eb) => eb('google_version', 'is distinct from', eb.ref('version')))
    .union(mine.where(isUntold(since)))
    .union(all.where('google_user_id', '=', userId).where('organiser_id', '!=', userId))
  const rows = await db
    .selectFrom('agenda_event')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy((eb) => eb('series_id', 'is not', null))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(200)
    .execute()
  return withParts(db, rows)
}

/** The row, put away or not, that a copy belongs to. */
export async function rowOfCopy(
  db: Db,
  userId: string,
  eventId: string,
): Promise<Full | undefined> {
  const row = await db
    .selectFrom('agenda_event')
    .select('id')
    .where('google_user_id', '=', userId)
    .where('google_event_id', '=', eventId)
    .executeTakeFirst()
  return row && findEvent(db, row.id)
}

/** An occurrence that stands alone there, by an id of its own: no series answers for it. */
const isAlone = sql<boolean>`starts_with(google_event_id, replace(id::text, '-', ''))`

/**
 * Copies that stood in a calendar from an instant on, as far as ours has nothing newer; not those
 * of occurrences, which are there with their series.
 */
export async function copiesOf(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ id: string; eventId: string }[]> {
  const rows = await db
    .selectFrom('agenda_event')
    .select(['id', 'google_event_id'])
    .where('google_user_id', '=', userId)
    .where('google_event_id', 'is not', null)
    .where((eb) => eb.or([eb('series_id', 'is', null), isAlone]))
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', since)]))
    .execute()
  return copiesIn(rows)
}

const copiesIn = (rows: { id: string; google_event_id: string | null }[]) =>
  rows.flatMap(({ id, google_event_id }) =>
    google_event_id ? [{ id, eventId: google_event_id }] : [],
  )

/** Copies of single dates of a series that came before it did, by the beginning of their ids. */
export async function copiesOfDates(
  trx: Db,
  userId: string,
  seriesEventId: string,
): Promise<{ id: string; eventId: string }[]> {
  const rows = await trx
    .selectFrom('agenda_event')
    .select(['id', 'google_event_id'])
    .where('google_user_id', '=', userId)
    .where(sql<boolean>`starts_with(google_event_id, ${`${seriesEventId}_`})`)
    .where('series_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
  return copiesIn(rows)
}

/** A row that stood alone is what became of one occurrence of a series from now on. */
export async function joinSeries(
  trx: Db,
  id: string,
  seriesId: string,
  occurrence: Date,
): Promise<void> {
  await trx
    .updateTable('agenda_event')
    .set({ series_id: seriesId, occurrence })
    .where('id', '=', id)
    .execute()
}

const UNKNOWN = {
  google_user_id: null,
  google_event_id: null,
  google_etag: null,
  google_version: null,
  google_base: null,
}

/**
 * Writes what is known of a copy. No change of the event itself: its version stays. It stands for
 * one row alone: where a series moved on by its own step, an occurrence of ours is what another one
 * was there, and the other is found anew.
 */
export async function noteCopy(
  trx: Db,
  id: string,
  userId: string,
  { eventId, etag, version, base }: CopyNote,
): Promise<void> {
  if (eventId !== null)
    await trx
      .updateTable('agenda_event')
      .set(UNKNOWN)
      .where('google_user_id', '=', userId)
      .where('google_event_id', '=', eventId)
      .where('id', '<>', id)
      .execute()
  await trx
    .updateTable('agenda_event')
    .set({
      google_user_id: eventId === null ? null : userId,
      google_event_id: eventId,
      google_etag: etag,
      google_version: version,
      google_base: base && json(base),
    })
    .where('id', '=', id)
    .execute()
}

/** Forgets every copy in a person's calendar. */
export async function forgetCopies(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('agenda_event')
    .set(UNKNOWN)
    .where((eb) =>
      eb.or([
        eb('google_user_id', '=', userId),
        eb.and([eb('organiser_id', '=', userId), eb('google_user_id', 'is', null)]),
      ]),
    )
    .execute()
}

/** Brings back what was put away, as it was. */
export async function bringBack(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('agenda_event')
    .set((eb) => ({ deleted_at: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Occurrences that the calendar an event came from has taken away, at its first reading. */
export async function setExdates(trx: Db, id: string, exdates: Date[]): Promise<void> {
  if (exdates.length > 0)
    await trx.updateTable('agenda_event').set({ exdates }).where('id', '=', id).execute()
}

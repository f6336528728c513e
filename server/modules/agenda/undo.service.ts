import { notAcceptable, notFound } from '../../contract/errors.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { AgendaSnapshot } from '../../db/tables/agenda.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { findEvent } from './agenda.repository.ts'
import { publishDiaryChange } from './diary-change.ts'
import { say } from './messages.ts'

const OPEN_MS = 10 * 60_000

/** Which columns of an event an undo puts back; types ask for one that is new. */
const IS_PUT_BACK: Record<keyof Tables['agenda_event'], boolean> = {
  id: false,
  agency_id: false,
  organiser_id: true,
  created_by: false,
  uid: false,
  kind: true,
  title: true,
  notes: true,
  starts_at: true,
  ends_at: true,
  all_day: true,
  time_zone: true,
  rrule: true,
  exdates: true,
  rdates: true,
  until_at: true,
  // Of the occurrences that went along with the rest of a series.
  series_id: true,
  occurrence: true,
  location: true,
  geo: true,
  demand_id: true,
  lead_id: false,
  status: true,
  confirmed_by_hand: true,
  fell_from: true,
  outcome: true,
  reminders: true,
  remind_by: true,
  reminded_until: false,
  remind_at: true,
  travel_before: true,
  travel_after: true,
  color: true,
  visibility: true,
  // These five say how it stands in Google's calendar, which hears of the undo as of any change.
  google_event_id: false,
  google_etag: false,
  google_user_id: false,
  google_version: false,
  google_base: false,
  // An undo is a change of its own.
  sequence: false,
  version: false,
  created_at: false,
  updated_at: false,
  deleted_at: false,
}
const BACK = Object.entries(IS_PUT_BACK).flatMap(([column, back]) => (back ? [column] : []))

/** A series and its occurrences, or a single event, as the tables have them. */
export async function snapshot(db: Db, ids: string[]): Promise<AgendaSnapshot> {
  const { rows } = await sql<AgendaSnapshot>`
    with family as (select * from agenda_event where deleted_at is null
    and (id = any(${ids}::uuid[]) or series_id = any(${ids}::uuid[])))
    select coalesce((select jsonb_agg(to_jsonb(f)) from family f), '[]') as events,
      coalesce((select jsonb_agg(to_jsonb(a)) from agenda_attendee a where a.event_id in (select id
      from family)), '[]') as attendees,
      coalesce((select jsonb_agg(to_jsonb(h)) from agenda_home h where h.event_id in (select id
      from family)), '[]') as homes`.execute(db)
  return rows[0] ?? { events: [], attendees: [], homes: [] }
}

/**
 * Remembers what an act changed: the rows before it, and the versions of all that belongs to it
 * now.
 */
export async function keepUndo(
  { trx, deps, actor }: Work,
  before: AgendaSnapshot,
  ...roots: string[]
): Promise<string> {
  const ids = [...roots, ...before.events.map((one) => String(one['id']))]
  const after = await trx
    .selectFrom('agenda_event')
    .select(['id', 'version'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('series_id', 'in', ids)]))
    .execute()
  const id = uuidv7()
  if (!actor.userId) return id
  await trx
    .insertInto('agenda_undo')
    .values({
      id,
      user_id: actor.userId,
      agency_id: actor.agencyId,
      before: json(before),
      after: json(Object.fromEntries(after.map((one) => [one.id, one.version]))),
      created_at: deps.now(),
    })
    .execute()
  return id
}

/**
 * Rows as they were, with the version going on: what was read in between is stale. What the act had
 * made is put away.
 */
async function putBack(
  trx: Db,
  { events, attendees, homes }: AgendaSnapshot,
  made: string[],
  now: Date,
): Promise<void> {
  if (made.length > 0)
    await trx
      .updateTable('agenda_event')
      .set((eb) => ({ deleted_at: now, remind_at: null, version: eb('version', '+', 1) }))
      .where('id', 'in', made)
      .where('deleted_at', 'is', null)
      .execute()
  const ids = events.map((one) => String(one['id']))
  if (ids.length === 0) return
  // Away for a moment: of two that change places one would stand on the other's, row by row.
  await trx.updateTable('agenda_event').set({ deleted_at: now }).where('id', 'in', ids).execute()
  // What a version before this one did not note stays as it is now.
  await sql`
    update agenda_event e
    set (${sql.join(BACK.map((column) => sql.ref(column)))},
      deleted_at, sequence, version, updated_at)
      = (${sql.join(BACK.map((column) => sql.ref(`o.${column}`)))},
        null, e.sequence + 1, e.version + 1, ${now})
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) was
    join agenda_event stored on stored.id = (was ->> 'id')::uuid
    cross join lateral jsonb_populate_record(stored, was) o
    where stored.id = e.id`.execute(trx)
  await trx.deleteFrom('agenda_attendee').where('event_id', 'in', ids).execute()
  await trx.deleteFrom('agenda_home').where('event_id', 'in', ids).execute()
  await insertBack(trx, 'agenda_attendee', attendees)
  // A home may have been discarded for good since.
  await insertBack(trx, 'agenda_home', homes, sql`join property p on p.id = o.property_id`)
}

/**
 * Rows of a table as they were noted. A column that the table has got since has its default, one that
 * it has lost is left out.
 */
async function insertBack(
  trx: Db,
  name: 'agenda_attendee' | 'agenda_home',
  rows: Record<string, unknown>[],
  having = sql``,
): Promise<void> {
  const table = sql.table(name)
  const { rows: has } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped`.execute(trx)
  const columns = has.filter(({ column }) => column in (rows[0] ?? {}))
  if (columns.length === 0) return
  const list = (of: string) => sql.join(columns.map(({ column }) => sql.ref(`${of}${column}`)))
  await sql`
    insert into ${table} (${list('')}) select ${list('o.')}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) o
    ${having}`.execute(trx)
}

/** Takes back one's own change of the last minutes; 406 when somebody changed the event since. */
export async function undo(work: Work, id: string): Promise<void> {
  const { trx, deps, actor } = work
  const now = deps.now()
  const kept = await trx
    .selectFrom('agenda_undo')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (
    !kept ||
    kept.user_id !== actor.userId ||
    kept.agency_id !== actor.agencyId ||
    now.getTime() - kept.created_at.getTime() > OPEN_MS
  )
    return notFound(actor.lang)
  const ids = Object.keys(kept.after)
  const rows = await trx
    .selectFrom('agenda_event')
    .select(['id', 'version'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('series_id', 'in', ids)]))
    .forNoKeyUpdate()
    .execute()
  if (rows.some((row) => kept.after[row.id] !== row.version))
    notAcceptable(say(actor.lang, 'undoGone'))
  const before = new Set(kept.before.events.map((one) => String(one['id'])))
  await putBack(
    trx,
    kept.before,
    ids.filter((one) => !before.has(one)),
    now,
  )
  await trx.deleteFrom('agenda_undo').where('id', '=', id).execute()
  for (const one of ids) {
    const full = await findEvent(trx, one)
    if (full) await publishDiaryChange(trx, full)
  }
}

/** Forgets what can no longer be taken back. */
export async function forgetUndo(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('agenda_undo')
    .where('created_at', '<', new Date(now.getTime() - OPEN_MS))
    .execute()
}

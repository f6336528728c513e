import type { HoldingKind } from '../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../db/index.ts'

/** A column that says who answers for a row. */
export interface Held {
  kind: HoldingKind
  table: string
  column: string
  /**
   * Which of the person's rows change hands; the others stay with their name, as history. All
   * unless told.
   */
  where?: (now: Date) => RawBuilder<unknown>
  /** Rows without an agent are held by who entered them. */
  creator?: true
  /** Moves with its record and is not counted beside it. */
  follows?: true
  /** What else changes in the row. */
  also?: RawBuilder<unknown>
}

/** States of a visit of two agencies that is over; any other, of a later version too, is held. */
const VISIT_OVER = sql`('refused', 'withdrawn', 'lapsed', 'ended', 'cancelled')`

/**
 * Events that are still to come, or a task that nobody has done; what is private to the person
 * stays theirs.
 */
const ahead = (
  now: Date,
): RawBuilder<unknown> => sql`deleted_at is null and visibility = 'agency' and (case
  when series_id is not null then exists (select 1 from agenda_event s where s.id = t.series_id
  and s.deleted_at is null and s.visibility = 'agency' and (s.until_at is null
  or s.until_at > ${now}))
  when rrule is not null then until_at is null or until_at > ${now}
  else ends_at > ${now} or (kind in ('task', 'reminder') and status not in
    ('done', 'no_show', 'cancelled'))
  end)`

/**
 * Columns with a rule of their own. Every other column whose name says that somebody answers for
 * the row (`heldColumns`) changes hands whole, as kind `other`, so that a new table is handed over
 * before anybody thinks of it here.
 */
export const RULES: Held[] = [
  {
    kind: 'home',
    table: 'property',
    column: 'agent_id',
    where: () => sql`deleted_at is null`,
    creator: true,
    also: sql`, version = version + 1`,
  },
  {
    kind: 'demand',
    table: 'demand',
    column: 'agent_id',
    creator: true,
    also: sql`, version = version + 1`,
  },
  {
    kind: 'contact',
    table: 'contact',
    column: 'agent_id',
    where: () => sql`erased_at is null`,
    creator: true,
    also: sql`, version = version + 1`,
  },
  { kind: 'lead', table: 'lead', column: 'assigned_to', where: () => sql`not trap` },
  { kind: 'chat', table: 'chat_thread', column: 'assigned_to' },
  {
    kind: 'visit',
    table: 'agenda_event',
    column: 'organiser_id',
    where: (now) => sql`kind = 'visit' and ${ahead(now)}`,
    also: sql`, sequence = sequence + 1, version = version + 1`,
  },
  {
    kind: 'event',
    table: 'agenda_event',
    column: 'organiser_id',
    where: (now) => sql`kind <> 'visit' and ${ahead(now)}`,
    also: sql`, sequence = sequence + 1, version = version + 1`,
  },
  { kind: 'offer', table: 'offer', column: 'agent_id' },
  {
    kind: 'selection',
    table: 'selection',
    column: 'created_by',
    where: (now) => sql`revoked_at is null and expires_at > ${now}`,
  },
  {
    kind: 'rule',
    table: 'visit_booking',
    column: 'agent_id',
    where: (now) => sql`closed_at is null and expires_at > ${now}`,
  },
  // A thread of the inbox is what its enquiry or conversation is; one that began with a mail counts
  // by itself.
  {
    kind: 'chat',
    table: 'inbox_thread',
    column: 'assigned_to',
    where: () => sql`lead_id is null and chat_id is null`,
  },
  {
    kind: 'chat',
    table: 'inbox_thread',
    column: 'assigned_to',
    follows: true,
    where: () => sql`(lead_id is not null or chat_id is not null)`,
  },
  {
    kind: 'visit',
    table: 'visit_request',
    column: 'agent_id',
    follows: true,
    where: (now) =>
      sql`exists (select 1 from agenda_event e where e.id = t.event_id and e.ends_at > ${now})`,
  },
  {
    kind: 'visit',
    table: 'partner_visit',
    column: 'agent_id',
    where: () => sql`state = 'open'`,
  },
  // Its event in the diary is handed over and counted.
  {
    kind: 'visit',
    table: 'partner_visit',
    column: 'agent_id',
    follows: true,
    where: () => sql`state <> 'open' and state not in ${VISIT_OVER}`,
  },
  { kind: 'home', table: 'listing', column: 'agent_id', follows: true },
  // Imports at work are the agency's and go on under who takes over (the report says who began).
  {
    kind: 'contact',
    table: 'intake_run',
    column: 'by_user',
    follows: true,
    where: () => sql`status = 'running'`,
  },
  {
    kind: 'home',
    table: 'import_run',
    column: 'by_user',
    follows: true,
    where: () => sql`status in ('uploaded', 'running')`,
  },
  { kind: 'home', table: 'match_home', column: 'agent_id', follows: true },
  { kind: 'demand', table: 'match_demand', column: 'agent_id', follows: true },
]

/**
 * Names of columns that say who answers for a row; `created_by` and `by_user` say who did
 * something, `user_id` whose own it is.
 */
const HELD =
  '(^|_)(agent|assignee|organiser|owner_user|responsible|coordinator|delegate)_id$|(^|_)assigned_to$'

/** Every such column of the schema as it is now. */
export async function heldColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables b on b.table_schema = c.table_schema
    and b.table_name = c.table_name and b.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.udt_name = 'uuid' and c.column_name ~ ${HELD}
    order by 1, 2`.execute(db)
  return rows
}

/** All that is looked through: the rules, and what the schema has besides. */
export async function allHeld(db: Db): Promise<Held[]> {
  const known = new Set(RULES.map(({ table, column }) => `${table}.${column}`))
  const others = (await heldColumns(db)).filter(
    ({ table, column }) => !known.has(`${table}.${column}`),
  )
  return [...RULES, ...others.map((one): Held => ({ ...one, kind: 'other' }))]
}

/** The person's rows of one column, as a condition on the table under the name `t`. */
export function heldBy(
  { column, where, creator }: Held,
  userId: string,
  now: Date,
): RawBuilder<unknown> {
  const mine = sql`${sql.ref(`t.${column}`)} = ${userId}`
  const theirs = creator
    ? sql`(${mine} or (${sql.ref(`t.${column}`)} is null and t.created_by = ${userId}))`
    : mine
  return where ? sql`${theirs} and ${where(now)}` : theirs
}

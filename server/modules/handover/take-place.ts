import { sql, type Db } from '../../db/index.ts'

/** What opens an account or is shown to one alone: it ends with the row that gives its place. */
const DOORS: ReadonlySet<string> = new Set([
  'session',
  'password_link',
  'email_link',
  'email_move',
  'user_identity',
  'passkey',
  'totp',
  'recovery_code',
  'challenge',
  'sign_in_place',
  'idempotency',
  'live_head',
  'live_event',
  'notification',
  'push_registration',
  'saved_share',
  'calendar_feed',
  'google_calendar',
  'google_consent',
])

interface Column {
  table: string
  column: string
}

/** Every column of the schema that names a person. */
async function columnsOfPeople(trx: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select r.relname as "table", a.attname as "column" from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass
    and r.relnamespace = current_schema()::regnamespace
    order by 1, 2`.execute(trx)
  return rows.filter(({ table }) => !DOORS.has(table))
}

/** How the rows of a conversation name it. */
const CONVERSATION: Record<string, string> = {
  chat_thread: 'id',
  chat_member: 'thread_id',
  chat_message: 'thread_id',
  chat_report: 'thread_id',
}

/** Conversations of the one about homes that the other has one about, too. */
async function doubled(trx: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from chat_thread t where t.visitor_id = ${from}
      and exists (select 1 from chat_thread o where o.visitor_id = ${to}
      and o.property_id = t.property_id)`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Puts one person's id wherever another's is written: also where a visit is over, a home put away,
 * an hour private, a message sent. For the row of somebody invited, or asked back, whose place an
 * account takes; of what a person has once (working hours, a target) the account's own stands. A
 * conversation is another agency's as well: one that the account has, too, stays whole in the first
 * one's name. False: such a one is there, and with the row it would go.
 */
export async function takePlace(trx: Db, from: string, to: string): Promise<boolean> {
  const kept = await doubled(trx, from, to)
  for (const { table, column } of await columnsOfPeople(trx)) {
    const [rows, mine, named] = [sql.table(table), sql.ref(column), CONVERSATION[table]]
    const which = named
      ? sql`${mine} = ${from} and ${sql.ref(named)} <> all(${kept}::uuid[])`
      : sql`${mine} = ${from}`
    if (await attempt(trx, sql`update ${rows} set ${mine} = ${to} where ${which}`)) continue
    const { rows: each } = await sql<{
      at: string
    }>`select ctid::text as at from ${rows} where ${which}`.execute(trx)
    for (const { at } of each)
      await attempt(trx, sql`update ${rows} set ${mine} = ${to} where ctid = ${at}::tid`)
  }
  return kept.length === 0
}

/** False, and nothing changed, where the account has such a row of its own. */
async function attempt(trx: Db, change: ReturnType<typeof sql>): Promise<boolean> {
  await sql`savepoint place`.execute(trx)
  try {
    await change.execute(trx)
    await sql`release savepoint place`.execute(trx)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error
    await sql`rollback to savepoint place`.execute(trx)
    return false
  }
}

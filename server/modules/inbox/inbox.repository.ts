import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import type { InboxKind, InboxUnread } from '../../../generated/model/index.ts'
import { json, sql, type Db, type Tables, searchTermPatterns } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { momentOf, reading } from '../../db/page-by-order.ts'
import { withinRights, type Reader } from './inbox.policy.ts'

export type ThreadRow = Selectable<Tables['inbox_thread']>
export type MemberRow = Selectable<Tables['inbox_member']>

/** Which threads: a person's rights, then what they ask for. */
export interface ThreadFilter {
  reader: Reader
  unread?: boolean
  unanswered?: boolean
  mine?: boolean
  archived?: boolean
  kind?: InboxKind[]
  contactIds?: string[]
  q?: string
}

const within = (reader: Reader) => (eb: ExpressionBuilder<Tables, 'inbox_thread'>) =>
  withinRights(eb, reader)

/**
 * Something came in that this person, who takes part, has not read; a condition on `inbox_thread`.
 */
const unreadBy = (userId: string) => sql<boolean>`
  exists (select 1 from inbox_member m where m.thread_id = inbox_thread.id and m.user_id = ${userId}
  and m.takes_part and not m.muted and inbox_thread.last_in_at > coalesce(m.read_at, '-infinity'))`

function filtered(
  db: Db,
  { reader, unread, unanswered, mine, archived = false, kind, contactIds, q }: ThreadFilter,
) {
  let query = db.selectFrom('inbox_thread').where(within(reader))
  // All that there is with one person is asked for at once.
  if (!contactIds) query = query.where('closed', '=', archived)
  if (unread) query = query.where(unreadBy(reader.userId))
  if (unanswered) query = query.where('waiting_since', 'is not', null)
  if (mine) query = query.where('assigned_to', '=', reader.userId)
  if (kind && kind.length > 0) query = query.where('kind', 'in', kind)
  if (contactIds) query = query.where('contact_id', 'in', contactIds)
  for (const pattern of searchTermPatterns(q ?? '')) query = query.where('search', 'like', pattern)
  return query
}

/**
 * The liveliest first, of the unanswered the longest wait; one more than asked. The cursor holds its
 * place: the thread it was written at may have moved, been answered or be a colleague's by now.
 */
export function listThreads(
  db: Db,
  filter: ThreadFilter,
  limit: number,
  cursor: Cursor | null,
): Promise<(ThreadRow & { place: string })[]> {
  const waits = filter.unanswered === true
  const by = waits ? sql`waiting_since` : sql`moved_at`
  const { beyond, direction } = reading({ by, kind: 'time', descending: !waits }, cursor)
  let query = filtered(db, filter)
    .selectAll('inbox_thread')
    .select(momentOf(by).as('place'))
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (beyond) query = query.where(beyond)
  return query.execute()
}

async function countThreads(db: Db, filter: ThreadFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** Threads that wait for an answer of anybody: the number of the rail. */
export const countUnanswered = (db: Db, reader: Reader): Promise<number> =>
  countThreads(db, { reader, unanswered: true })

/** What waits for somebody: the numbers of the list and the title. */
export const countWaiting = async (db: Db, reader: Reader): Promise<InboxUnread> => ({
  unread: await countThreads(db, { reader, unread: true }),
  unanswered: await countUnanswered(db, reader),
})

/**
 * One thread within somebody's rights, by its own id or that of its enquiry or conversation; locked
 * when it is about to change.
 */
export async function findThread(
  db: Db,
  id: string,
  reader: Reader,
  lock = false,
): Promise<ThreadRow | null> {
  const query = db
    .selectFrom('inbox_thread')
    .selectAll()
    .where(within(reader))
    .where((eb) => eb.or([eb('id', '=', id), eb('lead_id', '=', id), eb('chat_id', '=', id)]))
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()) ?? null
}

/** Those of these that are within somebody's rights. */
export async function findThreads(db: Db, ids: string[], reader: Reader): Promise<string[]> {
  return (
    await db
      .selectFrom('inbox_thread')
      .select('id')
      .where(within(reader))
      .where('id', 'in', ids)
      .execute()
  ).map(({ id }) => id)
}

/** Without rights: for jobs and mails that come in. */
export async function threadById(db: Db, id: string): Promise<ThreadRow | null> {
  return (
    (await db.selectFrom('inbox_thread').selectAll().where('id', '=', id).executeTakeFirst()) ??
    null
  )
}

export async function threadByKey(db: Db, key: string, lock = false): Promise<ThreadRow | null> {
  const query = db.selectFrom('inbox_thread').selectAll().where('reply_key', '=', key)
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()) ?? null
}

/** Adds a thread unless it is there. */
export async function insertThread(
  trx: Db,
  row: Insertable<Tables['inbox_thread']>,
): Promise<void> {
  await trx
    .insertInto('inbox_thread')
    .values({ ...row, home: row.home ? json(row.home) : null })
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function saveThread(
  trx: Db,
  id: string,
  changes: Omit<Updateable<Tables['inbox_thread']>, 'home'>,
): Promise<void> {
  await trx.updateTable('inbox_thread').set(changes).where('id', '=', id).execute()
}

/** A person's own marks of these threads, by thread. */
export async function marksOf(
  db: Db,
  userId: string,
  threadIds: string[],
): Promise<Map<string, MemberRow>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('inbox_member')
    .selectAll()
    .where('user_id', '=', userId)
    .where('thread_id', 'in', threadIds)
    .execute()
  return new Map(rows.map((row) => [row.thread_id, row]))
}

/** Adds or changes a person's marks of a thread. */
export async function saveMark(
  trx: Db,
  threadId: string,
  userId: string,
  changes: Updateable<Tables['inbox_member']>,
): Promise<void> {
  await trx
    .insertInto('inbox_member')
    .values({ thread_id: threadId, user_id: userId, ...changes })
    .onConflict((on) =>
      on.columns(['thread_id', 'user_id']).doUpdateSet({ thread_id: threadId, ...changes }),
    )
    .execute()
}

/** Everybody who may see a thread as it stands now, as withinRights says of one person. */
export async function watchersOf(
  db: Db,
  thread: Pick<ThreadRow, 'agency_id' | 'assigned_to' | 'created_by' | 'property_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user u where active and invited_at is null
    and agency_id = ${thread.agency_id} and (role = 'ADMIN' or (role = 'STAFF' and (
      id = ${thread.assigned_to} or id = ${thread.created_by} or exists (select 1 from property p
      where p.id = ${thread.property_id} and (p.agent_id = u.id
      or p.created_by = u.id)))))`.execute(db)
  return rows.map(({ id }) => id)
}

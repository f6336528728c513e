import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import type { ChatSide } from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import { json, sql, type Db, type Tables, searchTermPatterns } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { momentOf, reading } from '../../db/page-by-order.ts'
import { withinRights } from './chat.policy.ts'

export type ThreadRow = Selectable<Tables['chat_thread']>
export type MemberRow = Selectable<Tables['chat_member']>

/** Which conversations of mine. */
export interface ThreadFilter {
  archived: boolean
  unread: boolean
  side: ChatSide | null
  q: string
}

const within = (me: Session) => (eb: ExpressionBuilder<Tables, 'chat_thread'>) =>
  withinRights(eb, me)

/**
 * Messages of the other side that a member has not read: a condition on `chat_message m` beside
 * `chat_member cm`.
 */
const NOT_READ = sql`
  m.side <> cm.side and m.withdrawn_at is null
  and m.created_date > coalesce(cm.read_date, '-infinity')`

const BY = sql`moved_at`

/**
 * The liveliest first; one more than asked, to know whether there are others. The cursor holds its
 * place: the conversation it was written at may have moved, or be a colleague's by now.
 */
export function listThreads(
  db: Db,
  me: Session,
  filter: ThreadFilter,
  limit: number,
  cursor: Cursor | null,
): Promise<(ThreadRow & { place: string })[]> {
  const { beyond } = reading({ by: BY, kind: 'time', descending: true }, cursor)
  const row = sql`
    select 1 from chat_member cm where cm.thread_id = chat_thread.id and cm.user_id = ${me.userId}`
  let query = db
    .selectFrom('chat_thread')
    .selectAll()
    .select(momentOf(BY).as('place'))
    .where(within(me))
    .orderBy('moved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  query = query.where(
    filter.archived
      ? sql<boolean>`exists (${row} and cm.archived)`
      : sql<boolean>`not exists (${row} and cm.archived)`,
  )
  if (filter.unread)
    query = query.where(
      sql<boolean>`
        exists (${row} and cm.takes_part and exists (select 1 from chat_message m
        where m.thread_id = cm.thread_id and ${NOT_READ}))`,
    )
  if (filter.side !== null)
    query = query.where('visitor_id', filter.side === 'visitor' ? '=' : '<>', me.userId)
  for (const pattern of searchTermPatterns(filter.q)) query = query.where('search', 'like', pattern)
  if (beyond) query = query.where(beyond)
  return query.execute()
}

/** One conversation within somebody's rights, locked when it is about to change. */
export async function findThread(
  db: Db,
  id: string,
  me: Session,
  lock = false,
): Promise<ThreadRow | null> {
  const query = db.selectFrom('chat_thread').selectAll().where(within(me)).where('id', '=', id)
  return (await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()) ?? null
}

/** Without rights: for jobs. */
export async function threadById(db: Db, id: string): Promise<ThreadRow | null> {
  return (
    (await db.selectFrom('chat_thread').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/**
 * The conversation of a visitor about a home, made if there is none; two who open it at once get
 * the same.
 */
export async function insertThread(
  trx: Db,
  row: Insertable<Tables['chat_thread']>,
): Promise<{ thread: ThreadRow; made: boolean }> {
  const made = await trx
    .insertInto('chat_thread')
    .values({ ...row, home: json(row.home) })
    .onConflict((on) => on.columns(['visitor_id', 'property_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { thread: made, made: true }
  const thread = await trx
    .selectFrom('chat_thread')
    .selectAll()
    .where('visitor_id', '=', row.visitor_id)
    .where('property_id', '=', row.property_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { thread, made: false }
}

export function saveThread(
  trx: Db,
  id: string,
  changes: Omit<Updateable<Tables['chat_thread']>, 'home'>,
): Promise<ThreadRow> {
  return trx
    .updateTable('chat_thread')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function membersOf(db: Db, threadIds: string[]): Promise<MemberRow[]> {
  return threadIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('chat_member').selectAll().where('thread_id', 'in', threadIds).execute()
}

/** Adds or changes a person's own row of a conversation. */
export async function saveMember(
  trx: Db,
  key: { threadId: string; userId: string; side: ChatSide },
  changes: Updateable<Tables['chat_member']>,
): Promise<void> {
  await trx
    .insertInto('chat_member')
    .values({ thread_id: key.threadId, user_id: key.userId, side: key.side, ...changes })
    .onConflict((on) =>
      on.columns(['thread_id', 'user_id']).doUpdateSet({ side: key.side, ...changes }),
    )
    .execute()
}

/** Unread messages per conversation for one person; conversations without any are left out. */
export async function unreadOf(
  db: Db,
  userId: string,
  threadIds: string[],
): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; n: number }>`
    select cm.thread_id as id, count(*) as n from chat_member cm
    join chat_message m on m.thread_id = cm.thread_id
    where cm.user_id = ${userId} and cm.takes_part and cm.thread_id in (${sql.join(threadIds)})
    and ${NOT_READ} group by cm.thread_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** What waits for a person in all conversations of theirs that are neither archived nor muted. */
export async function countUnread(
  db: Db,
  me: Session,
): Promise<{ threads: number; messages: number }> {
  const { rows } = await sql<{ threads: number; messages: number }>`
    select count(distinct cm.thread_id) as threads, count(*) as messages
    from chat_member cm join chat_message m on m.thread_id = cm.thread_id
    where cm.user_id = ${me.userId} and cm.takes_part and not cm.muted and not cm.archived
    and ${NOT_READ}
      and cm.thread_id in
        (${db.selectFrom('chat_thread').select('chat_thread.id').where(within(me))})`.execute(db)
  return rows[0] ?? { threads: 0, messages: 0 }
}

/** Conversations of a person's agency in which something was said. */
export function agencyThreadsOf(db: Db, userId: string): Promise<ThreadRow[]> {
  return db
    .selectFrom('chat_thread')
    .selectAll()
    .where('last_message_id', 'is not', null)
    .where('agency_id', '=', (eb) =>
      eb.selectFrom('app_user').select('agency_id').where('id', '=', userId),
    )
    .execute()
}

/**
 * Everybody who may see a conversation as it stands now, as withinRights (chat.policy.ts) says of
 * one person: who once took part and has lost that right is told nothing any more.
 */
export async function watchersOf(db: Db, thread: ThreadRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user u where active and invited_at is null and (id = ${thread.visitor_id}
    or (${thread.last_message_id !== null} and agency_id = ${thread.agency_id} and (
      role = 'ADMIN' or (role = 'STAFF' and (id = ${thread.assigned_to} or exists (
        select 1 from property p where p.id = ${thread.property_id} and (p.agent_id = u.id
        or p.created_by = u.id)))))))`.execute(db)
  return rows.map(({ id }) => id)
}

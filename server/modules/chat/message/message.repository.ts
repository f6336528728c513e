import type { Insertable, Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../../db/index.ts'
import { nameOf } from './file-name.ts'

export type MessageRow = Selectable<Tables['chat_message']>
export type FileRow = Selectable<Tables['chat_file']>

/** The newest first; before a message when one is named. One more than asked. */
export function listMessages(
  db: Db,
  threadId: string,
  limit: number,
  beforeId: string | null,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('chat_message')
    .selectAll()
    .where('thread_id', '=', threadId)
    .orderBy('created_date', 'desc')
    .limit(limit + 1)
  if (beforeId !== null)
    query = query.where(
      'created_date',
      '<',
      sql<Date>`
        (select b.created_date from chat_message b where b.id = ${beforeId}
        and b.thread_id = ${threadId})`,
    )
  return query.execute()
}

export async function findMessage(
  db: Db,
  threadId: string,
  id: string,
): Promise<MessageRow | null> {
  return (
    (await db
      .selectFrom('chat_message')
      .selectAll()
      .where('thread_id', '=', threadId)
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  )
}

/** Without rights: for jobs and lists. */
export function messagesById(db: Db, ids: string[]): Promise<MessageRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('chat_message').selectAll().where('id', 'in', ids).execute()
}

/** What a sender has sent under their own name for it. */
export async function findSent(
  db: Db,
  senderId: string,
  clientId: string,
): Promise<MessageRow | null> {
  return (
    (await db
      .selectFrom('chat_message')
      .selectAll()
      .where('sender_id', '=', senderId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()) ?? null
  )
}

/** Null when the sender has sent it already. */
export async function insertMessage(
  trx: Db,
  row: Insertable<Tables['chat_message']>,
): Promise<MessageRow | null> {
  const made = await trx
    .insertInto('chat_message')
    .values(row)
    .onConflict((on) => on.columns(['sender_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

export async function insertFiles(trx: Db, rows: Insertable<Tables['chat_file']>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('chat_file').values(rows).execute()
}

/** Files per message, in their order. */
export async function filesOf(db: Db, messageIds: string[]): Promise<Map<string, FileRow[]>> {
  const rows =
    messageIds.length === 0
      ? []
      : await db
          .selectFrom('chat_file')
          .selectAll()
          .where('message_id', 'in', messageIds)
          .orderBy('position')
          .execute()
  return Map.groupBy(rows.map(named), (row) => row.message_id)
}

/** Photos of before kept the names their senders gave them. */
const named = (row: FileRow): FileRow => ({ ...row, filename: nameOf(row) })

export async function findFile(db: Db, threadId: string, id: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('chat_file')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? named(row) : null
}

/** What somebody has not read and was not written about: oldest first. */
export async function waitingFor(db: Db, threadId: string, userId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.* from chat_message m join chat_member cm on cm.thread_id = m.thread_id
    and cm.user_id = ${userId}
    where m.thread_id = ${threadId} and m.side <> cm.side and m.withdrawn_at is null
    and cm.takes_part and not cm.muted
      and m.created_date > greatest(coalesce(cm.read_date, '-infinity'), coalesce(cm.mailed_date,
        '-infinity'))
    order by m.created_date limit 50`.execute(db)
  return rows
}

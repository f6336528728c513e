import type { Insertable } from 'kysely'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { MessageRow } from './view.ts'

/** The newest first; before a message when one is named. One more than asked. */
export function listMessages(
  db: Db,
  threadId: string,
  limit: number,
  before: string | null,
): Promise<MessageRow[]> {
  let query = db
    .selectFrom('inbox_message')
    .selectAll()
    .where('thread_id', '=', threadId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (before !== null)
    query = query.where(
      sql<boolean>`
        (at, id) < (select b.at, b.id from inbox_message b where b.id = ${before}
        and b.thread_id = ${threadId})`,
    )
  return query.execute()
}

export async function messageById(db: Db, id: string): Promise<MessageRow | null> {
  return (
    (await db.selectFrom('inbox_message').selectAll().where('id', '=', id).executeTakeFirst()) ??
    null
  )
}

/** What was sent in a thread under its sender's name for it. */
export async function findSent(
  db: Db,
  threadId: string,
  clientId: string,
): Promise<MessageRow | null> {
  return (
    (await db
      .selectFrom('inbox_message')
      .selectAll()
      .where('thread_id', '=', threadId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()) ?? null
  )
}

/** Null when it is there already: sent twice, or a mail that was brought twice. */
export async function insertMessage(
  trx: Db,
  { detail = {}, ...row }: Insertable<Tables['inbox_message']>,
): Promise<MessageRow | null> {
  return (
    (await trx
      .insertInto('inbox_message')
      .values({ ...row, detail: json(detail) as never })
      .onConflict((on) => on.doNothing())
      .returningAll()
      .executeTakeFirst()) ?? null
  )
}

export async function setDelivery(
  db: Db,
  id: string,
  delivery: 'retrying' | 'sent' | 'failed',
): Promise<void> {
  await db.updateTable('inbox_message').set({ delivery }).where('id', '=', id).execute()
}

/** Mails that came in since a moment, to know a flood. */
export async function cameSince(db: Db, threadId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('inbox_message')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('thread_id', '=', threadId)
    .where('side', '=', 'person')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return row.n
}

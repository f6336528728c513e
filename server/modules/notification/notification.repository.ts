import type { Selectable } from 'kysely'
import { NotificationKind, type Notification } from '../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { momentOf, reading } from '../../db/page-by-order.ts'

export type NotificationRow = Selectable<Tables['notification']>

/** A row in the shape of the contract. */
export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  href: row.href,
  topic: row.topic,
  readAt: row.read_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

/** Adds a line; what the person has not read about the same thing gives way. */
export async function replaceUnread(trx: Db, row: NotificationRow): Promise<NotificationRow> {
  await trx
    .deleteFrom('notification')
    .where('user_id', '=', row.user_id)
    .where('topic', '=', row.topic)
    .where('read_at', 'is', null)
    .execute()
  return trx.insertInto('notification').values(row).returningAll().executeTakeFirstOrThrow()
}

const BY = sql`created_at`

/**
 * A person's lines, newest first; one more than asked, to know whether there are others. The cursor
 * holds its time: the line it was written at may have given way to a newer one.
 */
export function listOf(
  db: Db,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<(NotificationRow & { place: string })[]> {
  const { beyond, direction } = reading({ by: BY, kind: 'time', descending: true }, cursor)
  let query = db
    .selectFrom('notification')
    .selectAll()
    .select(momentOf(BY).as('place'))
    .where('user_id', '=', userId)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (beyond) query = query.where(beyond)
  return query.execute()
}

/** Where a line of the person stands in the list. */
const placeOf = (userId: string, id: string) =>
  sql`(select n.created_at, n.id from notification n where n.user_id = ${userId} and n.id = ${id})`

/** Kinds that the list shows: one that only another version knows stays unread for it. */
const KINDS = Object.values(NotificationKind)

export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notification')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('kind', 'in', KINDS)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}

/** Without rights, for jobs: a line that still is to be read. */
export async function findUnread(db: Db, id: string): Promise<NotificationRow | null> {
  return (
    (await db
      .selectFrom('notification')
      .selectAll()
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .executeTakeFirst()) ?? null
  )
}

/**
 * Marks one as read (or unread); null when the person has no such line. Read twice keeps the first
 * time.
 */
export async function markOne(
  trx: Db,
  userId: string,
  id: string,
  readAt: Date | null,
): Promise<NotificationRow | null> {
  const row = await trx
    .updateTable('notification')
    .set({ read_at: readAt && sql<Date>`coalesce(read_at, ${readAt})` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Marks all that the list shows as read, up to and with `until`. Where a newer line has taken its
 * place meanwhile, its id says when it was written.
 */
export async function markAll(
  trx: Db,
  userId: string,
  until: string | undefined,
  readAt: Date,
): Promise<void> {
  let query = trx
    .updateTable('notification')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where('kind', 'in', KINDS)
    .where('read_at', 'is', null)
  if (until)
    query = query.where(
      sql<boolean>`case when exists ${placeOf(userId, until)}
        then (created_at, id) <= ${placeOf(userId, until)} else id <= ${until}::uuid end`,
    )
  await query.execute()
}

/** Marks what is unread about one thing as read; whether there was any. */
export async function markTopic(
  trx: Db,
  userId: string,
  topic: string,
  readAt: Date,
): Promise<boolean> {
  const rows = await trx
    .updateTable('notification')
    .set({ read_at: readAt })
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Forgets what is over 90 days old; run by a job. */
export async function forgetNotifications(db: Db, now: Date): Promise<void> {
  await sql`
    delete from notification where created_at < ${now}::timestamptz - interval '90 days'`.execute(
    db,
  )
}

import type { Notification, NotificationPage, UnreadCount } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { publish } from '../../live/index.ts'
import { countUnread, listOf, markAll, markOne, toNotification } from './notification.repository.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listNotifications', kind: 'time' } as const

/** My news, newest first. Somebody else's do not exist. */
export async function listMine(
  query: { cursor?: string; limit?: number },
  { userId }: Session,
  ctx: Ctx,
): Promise<NotificationPage> {
  const { db } = ctx.deps
  const { limit = 24 } = query
  const cursor = readCursor(query.cursor, LIST, ctx.lang)
  const { rows, next, previous } = cutPage(await listOf(db, userId, limit, cursor), {
    ...LIST,
    cursor,
    limit,
    value: ({ place }) => place,
  })
  return { items: rows.map(toNotification), next, previous, unread: await countUnread(db, userId) }
}

/** The person's other windows show the same number. */
async function tellUnread(trx: Db, userId: string): Promise<number> {
  const unread = await countUnread(trx, userId)
  await publish(trx, { userIds: [userId], event: { type: 'unread', data: { unread } } })
  return unread
}

export async function readOne(
  id: string,
  read: boolean,
  { userId }: Session,
  ctx: Ctx,
): Promise<Notification> {
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await markOne(trx, userId, id, read ? ctx.deps.now() : null)
    if (!row) return notFound(ctx.lang)
    await tellUnread(trx, userId)
    return toNotification(row)
  })
}

export async function readAll(
  until: string | undefined,
  { userId }: Session,
  ctx: Ctx,
): Promise<UnreadCount> {
  return inTransaction(ctx.deps.db, async (trx) => {
    await markAll(trx, userId, until, ctx.deps.now())
    return { unread: await tellUnread(trx, userId) }
  })
}

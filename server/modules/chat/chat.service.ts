import type {
  Chat,
  ChatPage,
  ChatPatch,
  ChatReportInput,
  ChatSide,
  ChatUnread,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { forbidden, notFound } from '../../contract/errors.ts'
import { inTransaction, uuidv7 } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { tell } from './announce.ts'
import { sideOf } from './chat.policy.ts'
import { countUnread, findThread, listThreads, saveMember, saveThread } from './chat.repository.ts'
import { CHAT_REPORT, type ChatReport } from './job-kinds.ts'
import { viewThread, viewThreads } from './view.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listChats', kind: 'time' } as const

interface ChatQuery {
  archived?: boolean
  unread?: boolean
  side?: ChatSide
  q?: string
  limit?: number
  cursor?: string
}

/** My conversations, the liveliest first. */
export async function listMine(
  { archived = false, unread = false, side, q = '', limit = 24, cursor: text }: ChatQuery,
  ctx: Ctx,
): Promise<ChatPage> {
  const me = requireSession(ctx)
  const cursor = readCursor(text, LIST, ctx.lang)
  const found = await listThreads(
    ctx.deps.db,
    me,
    { archived, unread, side: side ?? null, q },
    limit,
    cursor,
  )
  const value = ({ place }: { place: string }): string => place
  const { rows, next } = cutPage(found, { ...LIST, cursor, limit, value })
  return { items: await viewThreads(ctx.deps.db, rows, me), next }
}

export const countMine = (ctx: Ctx): Promise<ChatUnread> =>
  countUnread(ctx.deps.db, requireSession(ctx))

export async function readMine(id: string, ctx: Ctx): Promise<Chat> {
  const me = requireSession(ctx)
  const row = await findThread(ctx.deps.db, id, me)
  return row ? viewThread(ctx.deps.db, row, me) : notFound(ctx.lang)
}

/** Mutes and archives for me alone; only the visitor blocks. */
export async function changeMine(
  id: string,
  { muted, archived, blocked }: ChatPatch,
  ctx: Ctx,
): Promise<Chat> {
  const { db, now } = ctx.deps
  const me = requireSession(ctx)
  return inTransaction(db, async (trx) => {
    const row = (await findThread(trx, id, me, true)) ?? notFound(ctx.lang)
    const side = sideOf(row, me.userId)
    if (blocked !== undefined && side !== 'visitor') forbidden()
    if (muted !== undefined || archived !== undefined) {
      const known = await trx
        .selectFrom('chat_member')
        .select('takes_part')
        .where('thread_id', '=', id)
        .where('user_id', '=', me.userId)
        .executeTakeFirst()
      const change = {
        ...(muted === undefined ? {} : { muted }),
        ...(archived === undefined ? {} : { archived }),
      }
      await saveMember(
        trx,
        { threadId: id, userId: me.userId, side },
        { ...change, takes_part: known?.takes_part ?? false },
      )
    }
    const saved =
      blocked === undefined
        ? row
        : await saveThread(trx, id, { blocked_at: blocked ? now() : null })
    if (blocked !== undefined) await tell(trx, saved, { what: 'thread', threadId: id })
    return viewThread(trx, saved, me)
  })
}

/** Tells the operator of the site, and blocks the conversation. */
export async function report(
  id: string,
  { reason, note }: ChatReportInput,
  ctx: Ctx,
): Promise<Chat> {
  const { deps } = ctx
  const me = requireSession(ctx)
  const now = deps.now()
  return inTransaction(deps.db, async (trx) => {
    const row = (await findThread(trx, id, me, true)) ?? notFound(ctx.lang)
    if (sideOf(row, me.userId) !== 'visitor') return forbidden()
    const reportId = uuidv7()
    await trx
      .insertInto('chat_report')
      .values({
        id: reportId,
        thread_id: id,
        user_id: me.userId,
        reason,
        note: note?.trim() || null,
        created_at: now,
      })
      .execute()
    await deps.jobs.add(trx, CHAT_REPORT, { reportId } satisfies ChatReport)
    const saved = await saveThread(trx, id, { blocked_at: row.blocked_at ?? now })
    await tell(trx, saved, { what: 'thread', threadId: id })
    return viewThread(trx, saved, me)
  })
}

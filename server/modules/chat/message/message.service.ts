import type {
  ChatMark,
  ChatMessage,
  ChatMessagePage,
  ChatReadInput,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { forbidden, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, sql } from '../../../db/index.ts'
import { readTopic } from '../../notification/index.ts'
import { namesOf } from '../../user/index.ts'
import { tell, tellMessage, topicOf, unsayMessage } from '../announce.ts'
import { sideOf, WITHDRAW_MS } from '../chat.policy.ts'
import { findThread, type ThreadRow } from '../chat.repository.ts'
import { CHAT_FILE, type ChatFileGone } from '../job-kinds.ts'
import { filesOf, findMessage, listMessages } from './message.repository.ts'
import { viewMessage, viewMessages } from '../view.ts'
import { chatWasChanged } from '../watch.ts'
import { say } from '../messages.ts'

/** Messages of one answer (specification, section 9). */
export const MESSAGES = 200

const seen = async (id: string, ctx: Ctx): Promise<ThreadRow> =>
  (await findThread(ctx.deps.db, id, requireSession(ctx))) ?? notFound(ctx.lang)

/** The last messages, oldest first; with `before` those before a message. */
export async function listMessagesOf(
  id: string,
  { limit = MESSAGES, before }: { limit?: number; before?: string },
  ctx: Ctx,
): Promise<ChatMessagePage> {
  const thread = await seen(id, ctx)
  const rows = await listMessages(ctx.deps.db, thread.id, limit, before ?? null)
  return {
    items: (await viewMessages(ctx.deps.db, rows.slice(0, limit))).reverse(),
    more: rows.length > limit,
  }
}

export async function readMessage(id: string, messageId: string, ctx: Ctx): Promise<ChatMessage> {
  const thread = await seen(id, ctx)
  const row = await findMessage(ctx.deps.db, thread.id, messageId)
  return row ? viewMessage(ctx.deps.db, row) : notFound(ctx.lang)
}

/**
 * Takes back one's own message within ten minutes: words and files go, the place where it stood
 * stays.
 */
export async function withdraw(id: string, messageId: string, ctx: Ctx): Promise<ChatMessage> {
  const { deps } = ctx
  const me = requireSession(ctx)
  const now = deps.now()
  return inTransaction(deps.db, async (trx) => {
    const thread = (await findThread(trx, id, me, true)) ?? notFound(ctx.lang)
    const row = (await findMessage(trx, id, messageId)) ?? notFound(ctx.lang)
    if (row.sender_id !== me.userId) return forbidden()
    if (row.withdrawn_at) return viewMessage(trx, row)
    if (now.getTime() - row.created_date.getTime() > WITHDRAW_MS)
      return notAcceptable(say(ctx.lang, 'late'))
    const files = (await filesOf(trx, [row.id])).get(row.id) ?? []
    await trx.deleteFrom('chat_file').where('message_id', '=', row.id).execute()
    await trx
      .updateTable('chat_message')
      .set({ text: '', withdrawn_at: now })
      .where('id', '=', row.id)
      .execute()
    if (files.length > 0)
      await deps.jobs.add(trx, CHAT_FILE, {
        keys: files.map(({ file_key }) => file_key),
      } satisfies ChatFileGone)
    const message = await viewMessage(trx, { ...row, text: '', withdrawn_at: now })
    await unsayMessage(trx, thread, message, row.text)
    await tellMessage(trx, deps, thread, message)
    await chatWasChanged(trx, id)
    return message
  })
}

/**
 * How far a member has read, never backwards, and whether they are looking. Of somebody who only
 * looks in nothing is kept.
 */
export async function markRead(
  id: string,
  { messageId, present }: ChatReadInput,
  ctx: Ctx,
): Promise<ChatMark> {
  const { db, now } = ctx.deps
  const me = requireSession(ctx)
  const thread = await seen(id, ctx)
  const side = sideOf(thread, me.userId)
  const message =
    messageId === undefined ? null : ((await findMessage(db, id, messageId)) ?? notFound(ctx.lang))
  return inTransaction(db, async (trx) => {
    const member = await trx
      .selectFrom('chat_member')
      .selectAll()
      .where('thread_id', '=', id)
      .where('user_id', '=', me.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!member?.takes_part) return { userId: me.userId, side, readDate: null }
    const further = message !== null && message.created_date > (member.read_date ?? new Date(0))
    const read_date = further ? message.created_date : member.read_date
    await trx
      .updateTable('chat_member')
      .set({ read_date, present_at: present ? now() : null })
      .where('thread_id', '=', id)
      .where('user_id', '=', me.userId)
      .execute()
    const readDate = read_date?.toISOString() ?? null
    if (further)
      await tell(trx, thread, { what: 'read', threadId: id, userId: me.userId, readDate })
    if (message !== null) await readTopic(trx, { userId: me.userId, topic: topicOf(id), at: now() })
    return { userId: me.userId, side, readDate }
  })
}

/** Somebody is writing: told to the others, once in three seconds whatever the browser sends. */
export async function typing(id: string, ctx: Ctx): Promise<void> {
  const { db } = ctx.deps
  const me = requireSession(ctx)
  const thread = await seen(id, ctx)
  if (thread.blocked_at) return
  await inTransaction(db, async (trx) => {
    const now = ctx.deps.now()
    const { rows } = await sql`
        update chat_member set typed_at = ${now} where thread_id = ${id} and user_id = ${me.userId}
        and takes_part
      and coalesce(typed_at, '-infinity') < ${new Date(now.getTime() - 2900)} returning 1`.execute(
      trx,
    )
    if (rows.length === 0) return
    const name = (await namesOf(trx, [me.userId])).get(me.userId) ?? ''
    await tell(
      trx,
      thread,
      { what: 'typing', threadId: id, userId: me.userId, name },
      { but: me.userId, transient: true },
    )
  })
}

import type { ChatMessage, ChatMessageInput, ChatSide } from '../../../../generated/model/index.ts'
import type { UploadedFile } from '../../../../generated/server/operations.ts'
import { requireSession, type Ctx, type Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { databaseAway } from '../../../db/away.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import { removeAll } from '../../../ports/files/index.ts'
import { answerLead } from '../../lead/index.ts'
import { getUser, isHere, seniorAdmin } from '../../user/index.ts'
import { noticeOthers, tellMessage } from '../announce.ts'
import { sideOf } from '../chat.policy.ts'
import { findThread, saveMember, saveThread, type ThreadRow } from '../chat.repository.ts'
import { keepFiles, type KeptFile } from './files.ts'
import { findSent, insertFiles, insertMessage, type MessageRow } from './message.repository.ts'
import { tellTimeline } from '../timeline.ts'
import { viewMessage } from '../view.ts'
import { chatWasChanged } from '../watch.ts'
import { say } from '../messages.ts'

function checkOpen(thread: ThreadRow, side: ChatSide, ctx: Ctx): void {
  if (thread.blocked_at)
    notAcceptable(say(ctx.lang, side === 'visitor' ? 'blocked' : 'blockedByVisitor'))
}

/** The message that was already sent under this name; in another conversation the name is taken. */
function twin(sent: MessageRow, threadId: string, ctx: Ctx): MessageRow {
  return sent.thread_id === threadId ? sent : fieldErrors({ clientId: say(ctx.lang, 'clientId') })
}

/** When the agent has left the agency, or never came, its senior ADMIN answers from now on. */
async function whoAnswers(trx: Db, thread: ThreadRow): Promise<string | null> {
  const agent = thread.assigned_to ? await getUser(trx, thread.assigned_to) : null
  if (isHere(agent) && agent.agency_ids.includes(thread.agency_id)) return agent.id
  return (await seniorAdmin(trx, thread.agency_id))?.id ?? null
}

async function write(
  trx: Db,
  thread: ThreadRow,
  side: ChatSide,
  me: Session,
  input: { text: string; clientId: string; kept: KeptFile[] },
  ctx: Ctx,
): Promise<MessageRow | null> {
  const now = ctx.deps.now()
  // The row of the conversation is locked: its messages stand one behind the other, whatever the
  // clocks of the instances say.
  const created_date = new Date(Math.max(now.getTime(), (thread.last_date?.getTime() ?? 0) + 1))
  const row = await insertMessage(trx, {
    id: uuidv7(),
    thread_id: thread.id,
    sender_id: me.userId,
    side,
    client_id: input.clientId,
    text: input.text,
    created_date,
  })
  if (!row) return null
  await insertFiles(
    trx,
    input.kept.map((file, position) => ({
      ...file,
      position,
      message_id: row.id,
      thread_id: thread.id,
    })),
  )
  const assigned_to = await whoAnswers(trx, thread)
  const firstReply = side === 'agency' && !thread.first_reply_at
  await saveThread(trx, thread.id, {
    last_message_id: row.id,
    last_date: created_date,
    moved_at: created_date,
    assigned_to,
    ...(firstReply ? { first_reply_at: now } : {}),
  })
  await trx
    .updateTable('chat_member')
    .set({ archived: false })
    .where('thread_id', '=', thread.id)
    .execute()
  if (assigned_to && assigned_to !== thread.assigned_to)
    await saveMember(
      trx,
      { threadId: thread.id, userId: assigned_to, side: 'agency' },
      { takes_part: true },
    )
  await saveMember(
    trx,
    { threadId: thread.id, userId: me.userId, side },
    { takes_part: true, read_date: created_date, typed_at: null },
  )
  if (firstReply && thread.lead_id) await answerLead(trx, thread.lead_id, now)
  await chatWasChanged(trx, thread.id)
  if (side === 'agency')
    await tellTimeline(trx, thread, { text: input.text, by: me.userId, at: now })
  return row
}

/**
 * Sends a message: row, place in the list, live event, notice and mail for the others happen
 * together or not at all. The same `clientId` sent again answers with the first message.
 */
export async function sendMessage(
  threadId: string,
  body: ChatMessageInput,
  files: UploadedFile[],
  ctx: Ctx,
): Promise<ChatMessage> {
  const { deps } = ctx
  const me = requireSession(ctx)
  const seen = (await findThread(deps.db, threadId, me)) ?? notFound(ctx.lang)
  const side = sideOf(seen, me.userId)
  const before = await findSent(deps.db, me.userId, body.clientId)
  if (before) return viewMessage(deps.db, twin(before, threadId, ctx))
  checkOpen(seen, side, ctx)
  const text = (body.text ?? '').replace(/^\s*\n|\s+$/g, '')
  if (text === '' && files.length === 0) return fieldErrors({ text: say(ctx.lang, 'empty') })
  const kept = await keepFiles(files, deps, ctx.lang)
  const keys = kept.map(({ file_key }) => file_key)
  try {
    const message = await inTransaction(deps.db, async (trx) => {
      const thread = (await findThread(trx, threadId, me, true)) ?? notFound(ctx.lang)
      checkOpen(thread, side, ctx)
      const row = await write(trx, thread, side, me, { text, clientId: body.clientId, kept }, ctx)
      if (!row) return null
      const sent = await viewMessage(trx, row)
      const after = await findThread(trx, threadId, me)
      await tellMessage(trx, deps, after ?? thread, sent)
      await noticeOthers(trx, deps, after ?? thread, sent)
      return sent
    })
    if (message) return message
  } catch (error) {
    // Where the answer is lost the message may be there: files of none are swept.
    if (!databaseAway(error)) await removeAll(deps.files, keys)
    throw error
  }
  // Sent twice at once: the other one was first.
  await removeAll(deps.files, keys)
  const first = (await findSent(deps.db, me.userId, body.clientId)) ?? notFound(ctx.lang)
  return viewMessage(deps.db, twin(first, threadId, ctx))
}

import type { ChatToken } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { onLeft } from '../user/index.ts'
import { agencyThreadsOf, threadById, watchersOf } from './chat.repository.ts'
import { CHAT_LEFT, type ChatForget, type ChatLeft, type ChatMirror } from './job-kinds.ts'
import { messagesById } from './message/message.repository.ts'
import { viewMessage } from './view.ts'

/** Copies a message as it is now to the mirror, readable by those who may read it here. */
export async function mirrorMessage({ messageId }: ChatMirror, deps: Deps): Promise<void> {
  const [row] = await messagesById(deps.db, [messageId])
  const thread = row && (await threadById(deps.db, row.thread_id))
  if (!deps.chat || !thread) return
  await deps.chat.publish(await viewMessage(deps.db, row), await watchersOf(deps.db, thread))
}

/** Conversations taken off at once. */
const BATCH = 500

/**
 * Whoever was let go, or gave away what they had, is taken off the conversations they may no longer
 * read.
 */
export async function leaveMirror({ userId, threadId }: ChatLeft, deps: Deps): Promise<void> {
  if (!deps.chat) return
  const lost: string[] = []
  const threads =
    threadId === undefined
      ? await agencyThreadsOf(deps.db, userId)
      : [(await threadById(deps.db, threadId)) ?? []].flat()
  for (const thread of threads)
    if (!(await watchersOf(deps.db, thread)).includes(userId)) lost.push(thread.id)
  for (let start = 0; start < lost.length; start += BATCH)
    await deps.chat.dismiss(userId, lost.slice(start, start + BATCH))
}

/** Conversations that ended leave no copy. */
export async function forgetMirrored({ threadIds }: ChatForget, deps: Deps): Promise<void> {
  for (let start = 0; deps.chat && start < threadIds.length; start += BATCH)
    await deps.chat.forget(threadIds.slice(start, start + BATCH))
}

/**
 * Has the mirror forget a person where they may no longer read: in one conversation, or in all of
 * their agency's.
 */
export async function leftChats(trx: Db, left: ChatLeft, deps: Deps): Promise<void> {
  if (deps.chat)
    await deps.jobs.add(trx, CHAT_LEFT, left, { key: `${left.userId} ${left.threadId ?? ''}` })
}

onLeft((trx, userId, { deps }) => leftChats(trx, { userId }, deps))

/** A token for the mirror; without one configured there is none. */
export async function mirrorToken(ctx: Ctx): Promise<ChatToken> {
  const me = requireSession(ctx)
  return ctx.deps.chat ? { token: await ctx.deps.chat.tokenFor(me.userId) } : notFound(ctx.lang)
}

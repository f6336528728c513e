import type { ChatToken } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound } from '../../contract/errors.ts'
import { threadById, watchersOf } from './chat.repository.ts'
import type { ChatMirror } from './job-kinds.ts'
import { messagesById } from './message.repository.ts'
import { viewMessage } from './view.ts'

/** Copies a message as it is now to the mirror, readable by those who may read it here. */
export async function mirrorMessage({ messageId }: ChatMirror, deps: Deps): Promise<void> {
  const [row] = await messagesById(deps.db, [messageId])
  const thread = row && (await threadById(deps.db, row.thread_id))
  if (!deps.chat || !thread) return
  await deps.chat.publish(await viewMessage(deps.db, row), await watchersOf(deps.db, thread))
}

/** A token for the mirror; without one configured there is none. */
export async function mirrorToken(ctx: Ctx): Promise<ChatToken> {
  const me = requireSession(ctx)
  return ctx.deps.chat ? { token: await ctx.deps.chat.tokenFor(me.userId) } : notFound(ctx.lang)
}

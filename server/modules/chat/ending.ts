import { onErasing } from '../user/index.ts'
import { forgetChats } from './announce.ts'
import { CHAT_FORGET, type ChatForget } from './job-kinds.ts'
import { chatsEnd } from './watch.ts'

// A visitor's conversations go with their account; so does what others were told in their words,
// and the copies elsewhere.
onErasing(async (trx, userId, deps) => {
  const rows = await trx
    .selectFrom('chat_thread')
    .select('id')
    .where('visitor_id', '=', userId)
    .execute()
  const threadIds = rows.map(({ id }) => id)
  if (threadIds.length === 0) return
  await chatsEnd(trx, threadIds)
  await forgetChats(trx, threadIds)
  if (deps.chat) await deps.jobs.add(trx, CHAT_FORGET, { threadIds } satisfies ChatForget)
})

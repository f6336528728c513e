import type { InboxWhy } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { readTopic } from '../notification/index.ts'
import { tell, topicOf } from './announce.ts'
import { saveMember, saveThread, threadById } from './chat.repository.ts'

/**
 * Gives a conversation to somebody of its agency; they take part from now on. Rights and the person
 * are the caller's to check.
 */
export async function giveChat(
  trx: Db,
  id: string,
  to: string,
  why: InboxWhy | null,
): Promise<void> {
  const thread = await threadById(trx, id)
  if (!thread || thread.assigned_to === to) return
  const saved = await saveThread(trx, id, { assigned_to: to, assigned_why: why })
  await saveMember(trx, { threadId: id, userId: to, side: 'agency' }, { takes_part: true })
  await tell(trx, saved, { what: 'thread', threadId: id })
}

/**
 * Somebody of the agency has read all of a conversation where it lies with other things; of who
 * only looks in nothing is kept.
 */
export async function readAll(trx: Db, id: string, userId: string): Promise<void> {
  await readTopic(trx, { userId, topic: topicOf(id) })
  const thread = await threadById(trx, id)
  const read_date = thread?.last_date
  if (!thread || !read_date) return
  const changed = await trx
    .updateTable('chat_member')
    .set({ read_date })
    .where('thread_id', '=', id)
    .where('user_id', '=', userId)
    .where('takes_part', '=', true)
    .where((eb) => eb.or([eb('read_date', 'is', null), eb('read_date', '<', read_date)]))
    .returning('user_id')
    .execute()
  if (changed.length > 0)
    await tell(trx, thread, {
      what: 'read',
      threadId: id,
      userId,
      readDate: read_date.toISOString(),
    })
}

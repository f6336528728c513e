import type { InboxWhy } from '../../../../generated/model/index.ts'
import { uuidv7, type Db } from '../../../db/index.ts'

/** Writes in a thread who got it and why; without a reason nothing is said. */
export async function noteAssigned(
  trx: Db,
  threadId: string,
  why: InboxWhy | null,
  at: Date,
  by: { userId: string; note: string } | null = null,
): Promise<void> {
  if (!why) return
  await trx
    .insertInto('inbox_message')
    .values({
      id: uuidv7(),
      thread_id: threadId,
      at,
      kind: 'assigned',
      side: 'system',
      by_user: by?.userId ?? null,
      text: by?.note ?? '',
      detail: { why },
    })
    .execute()
}

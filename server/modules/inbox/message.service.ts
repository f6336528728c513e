import type { InboxMessage, InboxMessagePage } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { Reader } from './inbox.policy.ts'
import { findThread, type ThreadRow } from './inbox.repository.ts'
import { listMessages } from './message.repository.ts'
import { viewMessages } from './view.ts'

const PAGE = 200

/**
 * The enquiry itself, as the first thing of its thread; in a conversation it is its first message.
 */
async function asked(db: Db, thread: ThreadRow): Promise<InboxMessage[]> {
  if (thread.lead_id === null) return []
  const lead = await db
    .selectFrom('lead')
    .select(['id', 'created_at', 'message', 'web'])
    .where('id', '=', thread.lead_id)
    .executeTakeFirst()
  if (!lead) return []
  const told = thread.chat_id
    ? await db
        .selectFrom('chat_message')
        .select('id')
        .where('thread_id', '=', thread.chat_id)
        .where('client_id', '=', `lead:${lead.id}`)
        .executeTakeFirst()
    : undefined
  if (told) return []
  return [
    {
      id: lead.id,
      at: lead.created_at.toISOString(),
      kind: 'asked',
      side: 'person',
      byName: null,
      subject: null,
      text: lead.message,
      quoted: null,
      from: null,
      files: [],
      refused: [],
      delivery: null,
      outcome: null,
      web: lead.web,
      why: null,
    },
  ]
}

/**
 * The last of what was asked, mailed, called and noted, oldest first; with `before` those before a
 * message.
 */
export async function listMessagesOf(
  id: string,
  before: string | undefined,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxMessagePage> {
  const { db } = ctx.deps
  const thread = (await findThread(db, id, reader)) ?? notFound(ctx.lang)
  const rows = await listMessages(db, thread.id, PAGE, before ?? null)
  const items = (await viewMessages(db, rows.slice(0, PAGE))).reverse()
  const more = rows.length > PAGE
  return { items: more ? items : [...(await asked(db, thread)), ...items], more }
}

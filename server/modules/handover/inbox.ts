import type { InboxWhy } from '../../../generated/model/index.ts'
import { keepStored } from '../../contract/stored/index.ts'
import { json, sql, uuidv7, type Db } from '../../db/index.ts'
import type { InboxRulesDoc } from '../../db/tables/inbox.ts'
import type { Change } from './history.ts'

const BATCH = 1000

/** The agency's rules that name a person. */
async function rulesOf(
  db: Db,
  userId: string,
): Promise<{ agency_id: string; doc: InboxRulesDoc } | undefined> {
  return db
    .selectFrom('inbox_rule')
    .innerJoin('app_user', 'app_user.agency_id', 'inbox_rule.agency_id')
    .select(['inbox_rule.agency_id', 'inbox_rule.doc'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst()
}

/** How many rules of who gets what name the person. */
export async function countRules(db: Db, userId: string): Promise<number> {
  const doc = (await rulesOf(db, userId))?.doc
  if (!doc) return 0
  return (
    doc.rules.filter(({ agents = [] }) => agents.includes(userId)).length +
    (doc.fallbackTo === userId ? 1 : 0)
  )
}

/** Puts the colleague where the rules named the person; answers how many did. */
export async function giveRules(trx: Db, from: string, to: string): Promise<number> {
  const count = await countRules(trx, from)
  const found = count > 0 ? await rulesOf(trx, from) : undefined
  if (!found) return 0
  const { doc } = found
  const rules = doc.rules.map((rule) =>
    rule.agents?.includes(from)
      ? { ...rule, agents: [...new Set(rule.agents.map((id) => (id === from ? to : id)))] }
      : rule,
  )
  const next: InboxRulesDoc = {
    ...doc,
    rules,
    fallbackTo: doc.fallbackTo === from ? to : doc.fallbackTo,
  }
  await trx
    .updateTable('inbox_rule')
    .set({
      doc: json(await keepStored(trx, 'inbox_rule.doc', { agency_id: found.agency_id }, next)),
      version: sql<number>`version + 1`,
    })
    .where('agency_id', '=', found.agency_id)
    .execute()
  return count
}

/**
 * After enquiries and conversations changed hands: each thread says so, and counts as unread for
 * who has it now and no longer for who had it.
 */
export async function tellThreads(
  trx: Db,
  threads: string[],
  { from, to, by, at, text }: Change,
  toName: string,
): Promise<void> {
  const why: InboxWhy = { rule: 'hand', detail: null, agentName: toName, away: [] }
  for (let start = 0; start < threads.length; start += BATCH) {
    const ids = threads.slice(start, start + BATCH)
    await trx
      .insertInto('inbox_message')
      .values(
        ids.map((thread_id) => ({
          id: uuidv7(),
          thread_id,
          at,
          kind: 'assigned' as const,
          side: 'system' as const,
          by_user: by,
          text,
          detail: json({ why }),
        })),
      )
      .execute()
    await sql`
      update lead set assigned_why = ${json(why)} where id in (select lead_id from inbox_thread
      where id = any(${ids}::uuid[]))`.execute(trx)
    await sql`
      update chat_thread set assigned_why = ${json(why)} where id in (select chat_id
      from inbox_thread where id = any(${ids}::uuid[]))`.execute(trx)
    await sql`
      update inbox_member set takes_part = false where user_id = ${from}
      and thread_id = any(${ids}::uuid[])`.execute(trx)
    await sql`
      insert into inbox_member (thread_id, user_id, takes_part)
      select unnest(${ids}::uuid[]), ${to}, true on conflict (thread_id, user_id) do update
      set takes_part = true`.execute(trx)
    const chats = sql`
      select chat_id from inbox_thread where chat_id is not null and id = any(${ids}::uuid[])`
    await sql`
      update chat_member set takes_part = false where user_id = ${from} and side = 'agency'
      and thread_id in (${chats})`.execute(trx)
    await sql`
      insert into chat_member (thread_id, user_id, side, takes_part)
      select c.chat_id, ${to}, 'agency', true from (${chats}) c on conflict (thread_id, user_id) do
      update set takes_part = true`.execute(trx)
  }
}

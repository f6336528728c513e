import type { InboxThread } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { chatsOfPeople } from '../chat/index.ts'
import { findOrCreateContact, registerPersonPart, theirRows } from '../contact/index.ts'
import { saveAsContact } from '../lead/index.ts'
import { loadProperty } from '../property/index.ts'
import { actorOf } from './actor.ts'
import { tellWatchers } from './announce.ts'
import { INBOX_FILE, type InboxFileGone } from './job-kinds.ts'
import type { Reader } from './inbox.policy.ts'
import { findThread, saveThread, threadById, type ThreadRow } from './inbox.repository.ts'
import { viewThread } from './view.ts'

/** Who only wrote on the platform has given their name, no address: that is what is kept. */
async function keepVisitor(trx: Db, row: ThreadRow, reader: Reader, ctx: Ctx): Promise<void> {
  const home = row.property_id ? await loadProperty(trx, row.property_id) : null
  const lets =
    home?.basics.offers.every(({ operation }) => operation === 'A' || operation === 'TDA') ?? false
  const { id } = await findOrCreateContact(
    { trx, deps: ctx.deps, actor: actorOf(reader, ctx.lang) },
    {
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
      roles: [lets ? 'tenant' : 'buyer'],
      source: 'portal',
      agentId: row.assigned_to ?? reader.userId,
    },
  )
  await saveThread(trx, row.id, { contact_id: id })
  if (row.chat_id)
    await trx
      .updateTable('chat_thread')
      .set({ contact_id: id })
      .where('id', '=', row.chat_id)
      .execute()
}

/** Keeps the person of a thread as a contact of the agency, once only. */
export async function keepContact(id: string, reader: Reader, ctx: Ctx): Promise<InboxThread> {
  const { db } = ctx.deps
  const seen = (await findThread(db, id, reader)) ?? notFound(ctx.lang)
  if (seen.contact_id === null && seen.lead_id) await saveAsContact(seen.lead_id, reader, ctx)
  else if (seen.contact_id === null) {
    await inTransaction(db, async (trx) => {
      const row = (await findThread(trx, id, reader, true)) ?? notFound(ctx.lang)
      if (row.contact_id === null) await keepVisitor(trx, row, reader, ctx)
      await tellWatchers(trx, row.id)
    })
  }
  const row = await threadById(db, seen.id)
  return row ? viewThread(db, row, reader) : notFound(ctx.lang)
}

/**
 * Threads of these people: kept as one of them, what came from an e-mail of theirs before anybody
 * kept them, and their conversations.
 */
const threadsOf = (db: Db, contactIds: string[]) =>
  db
    .selectFrom('inbox_thread')
    .where((eb) =>
      eb.or([
        theirRows('inbox_thread', contactIds),
        eb('chat_id', 'in', chatsOfPeople(db, contactIds).select('chat_thread.id')),
      ]),
    )

/**
 * What this room keeps of a person: what was mailed, called and noted. It is erased but for when it
 * was.
 */
registerPersonPart({
  name: 'inbox',
  collect: (db, contactIds) =>
    db
      .selectFrom('inbox_message')
      .innerJoin('inbox_thread', 'inbox_thread.id', 'inbox_message.thread_id')
      .select([
        'inbox_message.at',
        'inbox_message.kind',
        'inbox_message.side',
        'inbox_message.subject',
        'inbox_message.text',
        'inbox_message.from_address',
      ])
      .where('inbox_thread.id', 'in', threadsOf(db, contactIds).select('inbox_thread.id'))
      .where('inbox_message.kind', '<>', 'assigned')
      .orderBy('inbox_message.at')
      .execute(),
  erase: async (trx, contactIds) => {
    const threads = (await threadsOf(trx, contactIds).select('id').execute()).map(({ id }) => id)
    if (threads.length === 0) return []
    const files = await trx
      .deleteFrom('inbox_file')
      .where('thread_id', 'in', threads)
      .returning('file_key')
      .execute()
    if (files.length > 0)
      await jobQueue().add(trx, INBOX_FILE, {
        keys: files.map(({ file_key }) => file_key),
      } satisfies InboxFileGone)
    await trx
      .updateTable('inbox_message')
      .set({
        text: '',
        subject: null,
        quoted: null,
        from_address: null,
        detail: sql`detail - 'refused'`,
      })
      .where('thread_id', 'in', threads)
      .execute()
    await trx
      .updateTable('inbox_thread')
      .set({
        first_name: 'Persona borrada',
        last_name: null,
        email: null,
        phone: null,
        subject: null,
        last_text: '',
        search: '',
      })
      .where('id', 'in', threads)
      .execute()
    return []
  },
})

import type {
  InboxBulkInput,
  InboxBulkResult,
  InboxPage,
  InboxThread,
  InboxThreadInput,
  InboxThreadPatch,
  InboxUnread,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notAcceptable, notFound } from '../../contract/errors.ts'
import { fold, inTransaction, uuidv7 } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { readAll } from '../chat/index.ts'
import { idsOf, readableContact } from '../contact/index.ts'
import { readTopic } from '../notification/index.ts'
import { actorOf, homeLine } from './actor.ts'
import { tellOne, tellWatchers } from './announce.ts'
import type { Reader } from './inbox.policy.ts'
import {
  countWaiting,
  findThread,
  findThreads,
  insertThread,
  listThreads,
  saveMark,
  saveThread,
  threadById,
  type ThreadFilter,
} from './inbox.repository.ts'
import { newReplyKey } from './mail/reply-key.ts'
import { rewrite } from './sync.ts'
import { viewThread, viewThreads } from './view.ts'
import { say } from './messages.ts'

/** The list that a cursor belongs to: what waits has an order of its own. */
const listOf = ({ unanswered }: Pick<InboxQuery, 'unanswered'>) =>
  ({ list: unanswered ? 'listInbox unanswered' : 'listInbox', kind: 'time' }) as const

type InboxQuery = Omit<ThreadFilter, 'reader' | 'contactIds'> & {
  contactId?: string
  limit?: number
  cursor?: string
}

/** Threads within my rights, and what waits in all of them. */
export async function listMine(
  { limit = 24, cursor: text, contactId, ...wanted }: InboxQuery,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxPage> {
  const { db } = ctx.deps
  const contactIds = contactId === undefined ? undefined : await idsOf(db, contactId)
  if (contactIds?.length === 0)
    return { items: [], next: null, counts: await countWaiting(db, reader) }
  const list = listOf(wanted)
  const cursor = readCursor(text, list, ctx.lang)
  const { rows, next } = cutPage(
    await listThreads(db, { reader, ...wanted, ...(contactIds && { contactIds }) }, limit, cursor),
    { ...list, cursor, limit, value: ({ place }) => place },
  )
  return {
    items: await viewThreads(db, rows, reader),
    next,
    counts: await countWaiting(db, reader),
  }
}

export async function readMine(id: string, reader: Reader, ctx: Ctx): Promise<InboxThread> {
  const row = await findThread(ctx.deps.db, id, reader)
  return row ? viewThread(ctx.deps.db, row, reader) : notFound(ctx.lang)
}

/** Begins to write mails to a contact I may read, about a home or none. */
export async function beginMail(
  { contactId, propertyId, subject }: InboxThreadInput,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxThread> {
  const { db, now } = ctx.deps
  const actor = actorOf(reader, ctx.lang)
  const id = uuidv7()
  const at = now()
  return inTransaction(db, async (trx) => {
    // Locked: an erasure meanwhile finds the thread, or this finds nobody.
    const contact = await readableContact(trx, actor, contactId, true)
    if (contact.email === null && contact.phone === null)
      return notAcceptable(say(ctx.lang, 'noReach'))
    const home = propertyId === undefined ? null : await homeLine(trx, propertyId, actor)
    const first = contact.doc.person.firstName ?? contact.doc.person.companyName ?? contact.name
    await insertThread(trx, {
      id,
      agency_id: reader.agencyId,
      kind: 'mail',
      contact_id: contact.id,
      property_id: home?.id ?? null,
      home,
      first_name: first,
      last_name: first === contact.name ? null : (contact.doc.person.lastName ?? null),
      email: contact.email,
      phone: contact.phone,
      language: contact.language,
      subject: subject?.replace(/\s+/g, ' ').trim() || null,
      reply_key: newReplyKey(),
      assigned_to: reader.userId,
      created_by: reader.userId,
      moved_at: at,
      created_at: at,
      search: fold(
        [contact.name, contact.email, contact.phone, subject, home?.ref, home?.title]
          .filter(Boolean)
          .join(' '),
      ),
    })
    await saveMark(trx, id, reader.userId, { takes_part: true, read_at: at })
    await tellWatchers(trx, id)
    const row = await threadById(trx, id)
    return row ? viewThread(trx, row, reader) : notFound(ctx.lang)
  })
}

/** Archives for all, mutes for me; `answered` says that nothing needs an answer. */
export async function changeMine(
  id: string,
  { archived, muted, answered }: InboxThreadPatch,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxThread> {
  const { db, now } = ctx.deps
  return inTransaction(db, async (trx) => {
    const row = (await findThread(trx, id, reader, true)) ?? notFound(ctx.lang)
    if (muted !== undefined) await saveMark(trx, row.id, reader.userId, { muted })
    if (archived !== undefined)
      await saveThread(trx, row.id, { archived_at: archived ? now() : null })
    if (answered) await saveThread(trx, row.id, { settled_at: now() })
    await rewrite(trx, row.id)
    await tellWatchers(trx, row.id)
    const saved = (await threadById(trx, row.id)) ?? row
    return viewThread(trx, saved, reader)
  })
}

/** Archives many, those that are mine to change; the others are passed over. */
export async function changeMany(
  { ids, archived }: InboxBulkInput,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxBulkResult> {
  const { db, now } = ctx.deps
  return inTransaction(db, async (trx) => {
    const mine = await findThreads(trx, ids, reader)
    if (mine.length > 0)
      await trx
        .updateTable('inbox_thread')
        .set({ archived_at: archived ? now() : null })
        .where('id', 'in', mine)
        .execute()
    for (const id of mine) await tellWatchers(trx, id)
    return { count: mine.length }
  })
}

/** I have read it: here, in its conversation and among my news; or want it to count as unread. */
export async function markRead(
  id: string,
  read: boolean,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxUnread> {
  const { db, now } = ctx.deps
  return inTransaction(db, async (trx) => {
    const row = (await findThread(trx, id, reader, true)) ?? notFound(ctx.lang)
    await saveMark(
      trx,
      row.id,
      reader.userId,
      read
        ? { read_at: new Date(Math.max(now().getTime(), row.last_in_at?.getTime() ?? 0)) }
        : { read_at: null, takes_part: true },
    )
    if (read && row.chat_id) await readAll(trx, row.chat_id, reader.userId)
    if (read)
      for (const topic of [`inbox:${row.id}`, ...(row.lead_id ? [`lead:${row.lead_id}`] : [])])
        await readTopic(trx, { userId: reader.userId, topic, at: now() })
    await tellOne(trx, reader.userId, row.id)
    return countWaiting(trx, reader)
  })
}

export const countMine = (reader: Reader, ctx: Ctx): Promise<InboxUnread> =>
  countWaiting(ctx.deps.db, reader)

import type { ContactKept } from '../../../generated/model/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import type { Db } from '../../db/index.ts'
import { registerPersonPart, theirRows } from '../contact/index.ts'
import { forgetChats } from './announce.ts'
import { CHAT_FILE, CHAT_MIRROR, type ChatFileGone, type ChatMirror } from './job-kinds.ts'
import { say } from './messages.ts'

/**
 * Conversations of these people with their agency: those they were kept from as contacts, those that
 * began with an enquiry of theirs, and those of an account with a proved e-mail that is theirs.
 */
export const chatsOfPeople = (db: Db, contactIds: string[]) =>
  db
    .selectFrom('chat_thread')
    .innerJoin('app_user', 'app_user.id', 'chat_thread.visitor_id')
    .leftJoin('lead', 'lead.id', 'chat_thread.lead_id')
    .where(
      'chat_thread.agency_id',
      'in',
      db.selectFrom('contact').select('agency_id').where('id', 'in', contactIds),
    )
    .where((eb) =>
      eb.or([
        eb('chat_thread.contact_id', 'in', contactIds),
        theirRows('lead', contactIds),
        eb.and([
          eb('app_user.email_verified_at', 'is not', null),
          eb(
            'app_user.email',
            'in',
            eb
              .selectFrom('contact_reach')
              .select('value')
              .where('kind', '=', 'email')
              .where('contact_reach.contact_id', 'in', contactIds),
          ),
        ]),
      ]),
    )

// What this room keeps of people: what they and the agency wrote to each other.
registerPersonPart({
  name: 'chats',
  first: true,
  collect: async (db, contactIds) => {
    const threads = await chatsOfPeople(db, contactIds)
      .select(['chat_thread.id', 'chat_thread.home', 'chat_thread.created_at'])
      .orderBy('chat_thread.created_at')
      .execute()
    const messages =
      threads.length === 0
        ? []
        : await db
            .selectFrom('chat_message')
            .select(['thread_id', 'side', 'text', 'created_date'])
            .where(
              'thread_id',
              'in',
              threads.map(({ id }) => id),
            )
            .where('withdrawn_at', 'is', null)
            .orderBy('created_date')
            .execute()
    return threads.map(({ id, home, created_at }) => ({
      home: home.ref,
      startedAt: created_at.toISOString(),
      messages: messages
        .filter((one) => one.thread_id === id)
        .map(({ side, text, created_date }) => ({
          by: side,
          text,
          at: created_date.toISOString(),
        })),
    }))
  },
  erase: async (trx, contactIds, { now, lang }) => {
    const threads = await chatsOfPeople(trx, contactIds)
      .select([
        'chat_thread.id',
        (eb) =>
          eb
            .exists(
              eb
                .selectFrom('chat_report')
                .select('chat_report.id')
                .whereRef('chat_report.thread_id', '=', 'chat_thread.id'),
            )
            .as('reported'),
      ])
      .execute()
    const ids = threads.filter(({ reported }) => !reported).map(({ id }) => id)
    if (ids.length > 0) {
      // The places where words stood remain, as when somebody takes back a message of their own.
      const messages = await trx
        .updateTable('chat_message')
        .set({ text: '', withdrawn_at: now })
        .where('thread_id', 'in', ids)
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .execute()
      const files = await trx
        .deleteFrom('chat_file')
        .where('thread_id', 'in', ids)
        .returning('file_key')
        .execute()
      await trx.updateTable('chat_thread').set({ search: '' }).where('id', 'in', ids).execute()
      const jobs = jobQueue()
      if (files.length > 0)
        await jobs.add(trx, CHAT_FILE, {
          keys: files.map(({ file_key }) => file_key),
        } satisfies ChatFileGone)
      for (const { id } of messages)
        await jobs.add(trx, CHAT_MIRROR, { messageId: id } satisfies ChatMirror)
      await forgetChats(trx, ids)
    }
    return ids.length < threads.length
      ? [
          {
            what: say(lang, 'keptReportWhat'),
            why: say(lang, 'keptReportWhy'),
            until: null,
          } satisfies ContactKept,
        ]
      : []
  },
})

import { pageIn } from '../../contract/language.ts'
import type { Language } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { publish } from '../../live/index.ts'
import { notify } from '../notification/index.ts'
import { whoHears } from '../user/index.ts'
import { threadById, watchersOf, type ThreadRow } from './inbox.repository.ts'
import { say } from './messages.ts'

/**
 * What a live event of the type `inbox` says: a thread, or what I have read, is no longer as it
 * was.
 */
export interface InboxEvent {
  threadId: string
}

/**
 * The page of a thread in a language; Spanish carries no prefix (src/lib/href.ts says the same to
 * the browser).
 */
export const threadPath = (lang: Language, threadId: string): string =>
  pageIn('', lang, `/auth/mensajes?chat=${threadId}`)

/** Tells everybody who may see a thread that it changed. */
export async function tellWatchers(trx: Db, threadId: string): Promise<void> {
  const thread = await threadById(trx, threadId)
  if (thread)
    await publish(trx, {
      userIds: await watchersOf(trx, thread),
      event: { type: 'inbox', data: { threadId } satisfies InboxEvent },
    })
}

/** Tells one person's other windows that they have read something. */
export const tellOne = (trx: Db, userId: string, threadId: string): Promise<void> =>
  publish(trx, {
    userIds: [userId],
    event: { type: 'inbox', data: { threadId } satisfies InboxEvent },
  })

/** Who a thread is with. */
export const nameOf = ({
  first_name,
  last_name,
}: Pick<ThreadRow, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')

/** A notice to somebody: a mail came in or did not go out, or a thread was given to them. */
export async function notice(
  trx: Db,
  thread: ThreadRow,
  userId: string,
  kind: 'mailNews' | 'assignedNews' | 'undelivered',
  body: string,
  at: Date,
): Promise<void> {
  const person = await whoHears(trx, thread.agency_id, userId)
  if (!person) return
  const lang = person.language
  await notify(trx, {
    userId: person.id,
    kind: 'NOTIFICATION',
    title: say(lang, kind, { name: nameOf(thread) }),
    body: body.replace(/\s+/g, ' ').slice(0, 160),
    href: threadPath(lang, thread.id),
    topic: `inbox:${thread.id}`,
    at,
  })
}

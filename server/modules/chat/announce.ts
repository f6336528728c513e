import { pageIn } from '../../contract/language.ts'
import type { ChatMessage, Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { publish, unsay } from '../../live/index.ts'
import { forgetTopics, notify, takeBackNews } from '../notification/index.ts'
import { getUser, isHere } from '../user/index.ts'
import { membersOf, watchersOf, type MemberRow, type ThreadRow } from './chat.repository.ts'
import { CHAT_MAIL, CHAT_MIRROR, type ChatMail, type ChatMirror } from './job-kinds.ts'
import { shorten } from './view.ts'
import { say } from './messages.ts'

/** Whoever said within this time that they look at a conversation is looking at it. */
const PRESENT_MS = 70_000
/** A mail follows when a message was not read for so long. */
export const MAIL_AFTER_MS = 5 * 60_000
/** Who was written to and has not come to read is written to again after this. */
const MAIL_AGAIN_MS = 60 * 60_000
/** A live event is small; what is longer is fetched by its id. */
const EVENT_BYTES = 3000

/**
 * What a live event of the type `chat` says. `message` is left out when it is long: read it by its
 * id.
 */
export type ChatEvent =
  | { what: 'message'; threadId: string; id: string; message?: ChatMessage }
  | { what: 'read'; threadId: string; userId: string; readDate: string | null }
  | { what: 'typing'; threadId: string; userId: string; name: string }
  | { what: 'thread'; threadId: string }

/**
 * The page of a conversation in a language; Spanish carries no prefix (src/lib/href.ts says the
 * same to the browser).
 */
export const chatPath = (lang: Language, threadId: string): string =>
  pageIn('', lang, `/auth/mensajes?chat=${threadId}`)

/** Tells everybody who may look at the conversation; `but` is left out. */
export async function tell(
  trx: Db,
  thread: ThreadRow,
  event: ChatEvent,
  { but, transient = false }: { but?: string; transient?: boolean } = {},
): Promise<void> {
  const userIds = (await watchersOf(trx, thread)).filter((id) => id !== but)
  if (userIds.length > 0)
    await publish(
      trx,
      { userIds, event: { type: 'chat', data: event } },
      ...(transient ? [{ transient: true }] : []),
    )
}

/** Tells of a message that is new or has changed, and hands it to the mirror. */
export async function tellMessage(
  trx: Db,
  deps: Deps,
  thread: ThreadRow,
  message: ChatMessage,
): Promise<void> {
  const small = Buffer.byteLength(JSON.stringify(message)) <= EVENT_BYTES
  await tell(trx, thread, {
    what: 'message',
    threadId: thread.id,
    id: message.id,
    ...(small ? { message } : {}),
  })
  if (deps.chat)
    await deps.jobs.add(trx, CHAT_MIRROR, { messageId: message.id } satisfies ChatMirror)
}

/**
 * When a mail is sent, and as which of two that may wait: in five minutes, or, to who has not read
 * since the last one, after an hour. One that was noted while the clock ran ahead
 * (docs/decisions/0239) puts none off for longer.
 */
function mailTurn(member: MemberRow, now: Date): { key: string; runAt: Date; isSoon: boolean } {
  const key = `${member.thread_id} ${member.user_id}`
  const soon = now.getTime() + MAIL_AFTER_MS
  const { mailed_date: mailed, read_date: read } = member
  if (!mailed || mailed <= (read ?? new Date(0)))
    return { key, runAt: new Date(soon), isSoon: true }
  const again = Math.min(mailed.getTime(), now.getTime()) + MAIL_AGAIN_MS
  return { key: againOf(key), runAt: new Date(Math.max(soon, again)), isSoon: false }
}
const againOf = (key: string): string => `${key} again`

/** Has a mail sent in its turn; one of an hour is moot once they have read everything. */
async function addMail(trx: Db, deps: Deps, member: MemberRow): Promise<void> {
  const { key, runAt, isSoon } = mailTurn(member, deps.now())
  if (isSoon)
    await trx
      .deleteFrom('job')
      .where('kind', '=', CHAT_MAIL)
      .where('key', '=', againOf(key))
      .where('state', '=', 'ready')
      .where('attempts', '=', 0)
      .execute()
  const mail: ChatMail = { threadId: member.thread_id, userId: member.user_id }
  await deps.jobs.add(trx, CHAT_MAIL, mail, { key, runAt })
}

/** What news about a conversation are about. */
export const topicOf = (threadId: string): string => `chat-${threadId}`

const newsOf = ({ senderName }: Pick<ChatMessage, 'senderName'>, body: string): string =>
  `${senderName}: ${body}`

/**
 * What a message said before it was taken back is told nobody again: neither by their list of news
 * nor after a lost connection.
 */
export async function unsayMessage(
  trx: Db,
  thread: ThreadRow,
  { id, senderName }: ChatMessage,
  text: string,
): Promise<void> {
  const told = await trx
    .selectFrom('app_user')
    .select('id')
    .where((eb) =>
      eb.or([eb('id', '=', thread.visitor_id), eb('agency_id', '=', thread.agency_id)]),
    )
    .execute()
  await unsay(trx, { type: 'chat', key: 'id', values: [id], userIds: told.map((one) => one.id) })
  if (shorten(text))
    await takeBackNews(trx, {
      topic: topicOf(thread.id),
      body: newsOf({ senderName }, shorten(text)),
    })
}

/** Nothing that was said in these conversations is told to anybody again. */
export async function forgetChats(trx: Db, threadIds: string[]): Promise<void> {
  await unsay(trx, { type: 'chat', key: 'threadId', values: threadIds })
  await forgetTopics(trx, threadIds.map(topicOf))
}

/**
 * A notice to the members of the other side who are not reading now, and a mail later for those who
 * still have not.
 */
export async function noticeOthers(
  trx: Db,
  deps: Deps,
  thread: ThreadRow,
  message: ChatMessage,
): Promise<void> {
  const now = deps.now()
  const watchers = new Set(await watchersOf(trx, thread))
  const others = (await membersOf(trx, [thread.id])).filter(
    (one) => watchers.has(one.user_id) && one.side !== message.side && one.takes_part && !one.muted,
  )
  for (const member of others) {
    await addMail(trx, deps, member)
    const reading =
      member.present_at !== null && now.getTime() - member.present_at.getTime() < PRESENT_MS
    const person = reading ? null : await getUser(trx, member.user_id)
    if (!isHere(person)) continue
    await notify(trx, {
      userId: person.id,
      kind: 'CHAT',
      title: say(person.language, 'notice'),
      body: newsOf(message, shorten(message.text) || say(person.language, 'files')),
      href: chatPath(person.language, thread.id),
      topic: topicOf(thread.id),
    })
  }
}

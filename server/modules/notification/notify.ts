import type { NotificationKind } from '../../../generated/model/index.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { publish } from '../../live/index.ts'
import { countUnread, markTopic, replaceUnread, toNotification } from './notification.repository.ts'
import { pushLater } from './push.ts'

/**
 * Letters, and bytes as the live event writes them: four for a letter of many scripts, six for a
 * control character.
 */
const TITLE = { letters: 200, bytes: 900 }
const BODY = { letters: 1000, bytes: 2400 }

/** A piece of news. `title` and `body` are ready sentences in the person's language, plain text. */
export interface News {
  userId: string
  kind: NotificationKind
  title: string
  body: string
  /** Path of this site in the person's language, such as `/auth/mensajes?chat=…`. */
  href: string
  /**
   * What it is about (`chat:<id>`): unread news about the same thing are replaced by the newest.
   */
  topic: string
  /** When it happened; now unless told. */
  at?: Date
  /** Whoever is online did it themselves: a line in the list, no card over what they are told. */
  own?: boolean
}

/** Cut at a whole letter, with an ellipsis. */
function cut(text: string, most: { letters: number; bytes: number }): string {
  const kept: string[] = []
  let bytes = 0
  for (const letter of text.trim()) {
    bytes += Buffer.byteLength(JSON.stringify(letter)) - 2
    if (kept.length === most.letters || bytes > most.bytes) return `${kept.slice(0, -1).join('')}…`
    kept.push(letter)
  }
  return kept.join('')
}

/**
 * Tells a person something: a line in their list, a live event, and a push to their devices. Call
 * it in the transaction that made it true.
 */
export async function notify(trx: Db, news: News): Promise<void> {
  if (!/^\/(?![/\\])/.test(news.href))
    throw new Error('A notification leads to a path of this site')
  const row = await replaceUnread(trx, {
    id: uuidv7(),
    user_id: news.userId,
    kind: news.kind,
    title: cut(news.title, TITLE),
    body: cut(news.body, BODY),
    href: news.href,
    topic: news.topic,
    read_at: null,
    created_at: news.at ?? new Date(),
  })
  if (news.own) return tellUnread(trx, news.userId)
  await pushLater(trx, row)
  await publish(trx, {
    userIds: [news.userId],
    event: { type: 'notification', data: toNotification(row) },
  })
}

/** Whoever listens reads their list again. */
export const tellUnread = async (trx: Db, userId: string): Promise<void> =>
  publish(trx, {
    userIds: [userId],
    event: { type: 'unread', data: { unread: await countUnread(trx, userId) } },
  })

/**
 * What somebody has seen elsewhere (a conversation opened, an enquiry answered) is read here, too.
 */
export async function readTopic(
  trx: Db,
  { userId, topic, at = new Date() }: { userId: string; topic: string; at?: Date },
): Promise<void> {
  if (await markTopic(trx, userId, topic, at)) await tellUnread(trx, userId)
}

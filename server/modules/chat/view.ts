import type { Chat, ChatLast, ChatMessage, ChatPerson } from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { getAgency } from '../agency/index.ts'
import { hereAmong, peopleOf } from '../user/index.ts'
import { sideOf } from './chat.policy.ts'
import { membersOf, unreadOf, type ThreadRow } from './chat.repository.ts'
import {
  filesOf,
  messagesById,
  type FileRow,
  type MessageRow,
} from './message/message.repository.ts'

/** Characters of a message that lists, notices and subjects show. */
const SHORT = 160

/** The beginning of a text in one line. */
export const shorten = (text: string, length = SHORT): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = Array.from(line)
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : line
}

type People = Map<string, ChatPerson>

const nameOf = (people: People, id: string): string => people.get(id)?.name ?? ''

function toMessage(row: MessageRow, files: FileRow[], people: People): ChatMessage {
  return {
    id: row.id,
    threadId: row.thread_id,
    created_date: row.created_date.toISOString(),
    senderId: row.sender_id,
    senderName: nameOf(people, row.sender_id),
    side: row.side,
    clientId: row.client_id,
    text: row.text,
    files: files.map(({ id, filename, mime, size }) => ({ id, filename, mime, size })),
    withdrawn: row.withdrawn_at !== null,
  }
}

/** Messages in the order of `rows`. */
export async function viewMessages(db: Db, rows: MessageRow[]): Promise<ChatMessage[]> {
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  )
  const people = await peopleOf(db, [...new Set(rows.map(({ sender_id }) => sender_id))])
  return rows.map((row) => toMessage(row, files.get(row.id) ?? [], people))
}

/** One message. */
export async function viewMessage(db: Db, row: MessageRow): Promise<ChatMessage> {
  const [message] = await viewMessages(db, [row])
  if (!message) throw new Error('A message gives a message')
  return message
}

const toLast = (message: ChatMessage): ChatLast => ({
  id: message.id,
  created_date: message.created_date,
  senderId: message.senderId,
  senderName: message.senderName,
  side: message.side,
  text: shorten(message.text),
  files: message.files.length,
  withdrawn: message.withdrawn,
})

/** Conversations as one person sees them, in the order of `rows`. */
export async function viewThreads(db: Db, rows: ThreadRow[], me: Session): Promise<Chat[]> {
  const ids = rows.map(({ id }) => id)
  const members = Map.groupBy(await membersOf(db, ids), (row) => row.thread_id)
  const unread = await unreadOf(db, me.userId, ids)
  const lasts = new Map(
    (
      await viewMessages(
        db,
        await messagesById(
          db,
          rows.flatMap((row) => row.last_message_id ?? []),
        ),
      )
    ).map((one) => [one.threadId, toLast(one)]),
  )
  const people = await peopleOf(db, [
    ...new Set(
      rows.flatMap(({ visitor_id, assigned_to }) => [
        visitor_id,
        ...(assigned_to ? [assigned_to] : []),
      ]),
    ),
  ])
  // A visitor is named nobody who has not come yet.
  const come = await hereAmong(
    db,
    rows.flatMap(({ assigned_to }) => assigned_to ?? []),
  )
  const agencyIds = [...new Set(rows.map(({ agency_id }) => agency_id))]
  const agencies = new Map(
    (await Promise.all(agencyIds.map((id) => getAgency(db, id)))).flatMap((one) =>
      one ? [[one.id, one] as const] : [],
    ),
  )
  return rows.map((row) => {
    const side = sideOf(row, me.userId)
    const here = members.get(row.id) ?? []
    const own = here.find(({ user_id }) => user_id === me.userId)
    const agency = agencies.get(row.agency_id)
    return {
      id: row.id,
      home: row.home,
      side,
      member: own?.takes_part ?? false,
      visitor: people.get(row.visitor_id) ?? { id: row.visitor_id, name: '', avatar: null },
      agent:
        row.assigned_to && (side === 'agency' || come.has(row.assigned_to))
          ? (people.get(row.assigned_to) ?? null)
          : null,
      agency: { id: row.agency_id, name: agency?.tradeName ?? '', logo: agency?.logo ?? null },
      leadId: side === 'agency' ? row.lead_id : null,
      last: lasts.get(row.id) ?? null,
      unread: unread.get(row.id) ?? 0,
      muted: own?.muted ?? false,
      archived: own?.archived ?? false,
      blocked: row.blocked_at !== null,
      marks: here
        .filter(({ takes_part }) => takes_part)
        .map((one) => ({
          userId: one.user_id,
          side: one.side,
          readDate: one.read_date?.toISOString() ?? null,
        })),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.moved_at.toISOString(),
    }
  })
}

/** One conversation. */
export async function viewThread(db: Db, row: ThreadRow, me: Session): Promise<Chat> {
  const [chat] = await viewThreads(db, [row], me)
  if (!chat) throw new Error('A conversation gives a conversation')
  return chat
}

import type {
  InboxFile,
  InboxMessage,
  InboxThread,
  InboxWay,
} from '../../../generated/model/index.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'
import { contactNamesOf, readableIds, type ContactName } from '../contact/index.ts'
import { namesOf } from '../user/index.ts'
import { nameOf } from './announce.ts'
import type { Reader } from './inbox.policy.ts'
import { filesOf } from './files.ts'
import { marksOf, type MemberRow, type ThreadRow } from './inbox.repository.ts'

export type MessageRow = Selectable<Tables['inbox_message']>

const WAY = { PLATFORM: 'platform', EMAIL: 'mail', PHONE: 'phone', WHATSAPP: 'whatsapp' } as const

/**
 * What is known of how to reach the person: what they wrote themselves first, then what the contact
 * says.
 */
export const reachOf = (row: ThreadRow, contact: ContactName | null) => ({
  email: row.email ?? contact?.email ?? null,
  phone: row.phone ?? contact?.phone ?? null,
  language: row.language ?? contact?.language ?? null,
})

function waysOf(
  row: ThreadRow,
  { email, phone }: ReturnType<typeof reachOf>,
  canChat: boolean,
): InboxWay[] {
  const ways: InboxWay[] = [
    ...(row.chat_id || canChat ? (['platform'] as const) : []),
    ...(email ? (['mail'] as const) : []),
    ...(phone ? (['whatsapp', 'phone'] as const) : []),
  ]
  const first = row.preferred && WAY[row.preferred]
  return ways.sort((a, b) => Number(b === first) - Number(a === first))
}

function toThread(
  row: ThreadRow,
  mark: MemberRow | undefined,
  contact: ContactName | null,
  names: Map<string, string>,
  canChat: boolean,
): InboxThread {
  const reach = reachOf(row, contact)
  return {
    id: row.id,
    kind: row.kind,
    leadId: row.lead_id,
    chatId: row.chat_id,
    home: row.home,
    subject: row.subject,
    person: { name: nameOf(row), firstName: row.first_name, ...reach },
    contact: contact && { id: contact.id, name: contact.name },
    canKeep: row.contact_id === null,
    assignedTo: row.assigned_to,
    assignedName: (row.assigned_to && names.get(row.assigned_to)) || null,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    lastAt: row.moved_at.toISOString(),
    lastText: row.last_text,
    lastSide: row.last_side,
    unread:
      !row.closed &&
      mark?.takes_part === true &&
      !mark.muted &&
      row.last_in_at !== null &&
      row.last_in_at > (mark.read_at ?? new Date(0)),
    archived: row.archived_at !== null,
    muted: mark?.muted ?? false,
    discarded: row.discarded,
    ways: waysOf(row, reach, canChat),
    createdAt: row.created_at.toISOString(),
  }
}

/**
 * Enquiries of these whose person asked while signed in, about a home: they can be answered here.
 */
async function chatLeads(db: Db, rows: ThreadRow[]): Promise<Set<string>> {
  const ids = rows.flatMap((row) => (row.chat_id === null && row.lead_id ? [row.lead_id] : []))
  if (ids.length === 0) return new Set()
  const found = await db
    .selectFrom('lead')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', 'is not', null)
    .where('property_id', 'is not', null)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** Threads as one person sees them, in the order of `rows`; a contact they may not read is none. */
export async function viewThreads(
  db: Db,
  rows: ThreadRow[],
  reader: Reader,
): Promise<InboxThread[]> {
  const marks = await marksOf(
    db,
    reader.userId,
    rows.map(({ id }) => id),
  )
  const asked = [...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))]
  const contacts = await contactNamesOf(db, reader.agencyId, asked)
  const readable = await readableIds(
    db,
    { ...reader, role: reader.role === 'ADMIN' ? 'ADMIN' : 'STAFF', lang: 'es' },
    [...contacts.values()].map(({ id }) => id),
  )
  const names = await namesOf(db, [
    ...new Set(rows.flatMap(({ assigned_to }) => assigned_to ?? [])),
  ])
  const chats = await chatLeads(db, rows)
  return rows.map((row) => {
    const contact = (row.contact_id && contacts.get(row.contact_id)) || null
    return toThread(
      row,
      marks.get(row.id),
      contact && readable.has(contact.id) ? contact : null,
      names,
      row.lead_id !== null && chats.has(row.lead_id),
    )
  })
}

/** One of them. */
export async function viewThread(db: Db, row: ThreadRow, reader: Reader): Promise<InboxThread> {
  const [thread] = await viewThreads(db, [row], reader)
  if (!thread) throw new Error('A thread gives a thread')
  return thread
}

const toMessage = (
  row: MessageRow,
  names: Map<string, string>,
  files: InboxFile[],
): InboxMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  side: row.side,
  byName: (row.by_user && names.get(row.by_user)) || null,
  subject: row.subject,
  text: row.text,
  quoted: row.quoted,
  from: row.from_address,
  files,
  refused: row.detail.refused ?? [],
  delivery: row.delivery,
  outcome: row.detail.outcome ?? null,
  why: row.detail.why ?? null,
})

/** Messages in the order of `rows`, with the names of who wrote them. */
export async function viewMessages(db: Db, rows: MessageRow[]): Promise<InboxMessage[]> {
  const names = await namesOf(db, [...new Set(rows.flatMap(({ by_user }) => by_user ?? []))])
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toMessage(row, names, files.get(row.id) ?? []))
}

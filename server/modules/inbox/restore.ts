import type { InboxMessage, InboxThread } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { fold, type Db } from '../../db/index.ts'
import { insertFiles, putFiles, sortFiles, type KeptFile } from './files.ts'
import { insertThread, saveMark, saveThread, threadById } from './inbox.repository.ts'
import { newReplyKey } from './mail/reply-key.ts'
import { insertMessage } from './message.repository.ts'
import { rewrite } from './sync.ts'

/** Kinds of messages that are written in the inbox itself; the others are enquiries and chats. */
const OWN = ['mail', 'call', 'whatsapp', 'note', 'assigned'] as const
type OwnKind = (typeof OWN)[number]
const isOwnKind = (kind: string): kind is OwnKind => (OWN as readonly string[]).includes(kind)

/**
 * Writes a thread as it stood at another instance, under ids that are this one's. That of an
 * enquiry came with it; a conversation with a visitor stays where their account is (false).
 */
export async function restoreThread(
  trx: Db,
  agencyId: string,
  thread: InboxThread,
  { homeHere, now }: { homeHere: boolean; now: Date },
): Promise<boolean> {
  if (thread.kind === 'chat') return false
  const { person } = thread
  const last = person.name.startsWith(`${person.firstName} `)
    ? person.name.slice(person.firstName.length + 1)
    : null
  const moved = new Date(thread.lastAt)
  await insertThread(trx, {
    id: thread.id,
    agency_id: agencyId,
    kind: thread.kind,
    lead_id: thread.leadId,
    contact_id: thread.contact?.id ?? null,
    property_id: homeHere ? (thread.home?.id ?? null) : null,
    home: thread.home,
    first_name: person.firstName,
    last_name: last,
    email: person.email,
    phone: person.phone,
    language: person.language,
    subject: thread.subject,
    reply_key: newReplyKey(),
    assigned_to: thread.assignedTo,
    moved_at: moved,
    search: fold(
      [person.name, person.email, person.phone, thread.subject, thread.home?.ref]
        .filter(Boolean)
        .join(' '),
    ),
    created_at: new Date(thread.createdAt),
  })
  if (!(await threadById(trx, thread.id))) return false
  await saveThread(trx, thread.id, {
    subject: thread.subject,
    archived_at: thread.archived ? moved : null,
    settled_at: thread.waitingSince === null ? moved : null,
  })
  // Nobody has anything to read that they had read there.
  if (thread.assignedTo)
    await saveMark(trx, thread.id, thread.assignedTo, { takes_part: true, read_at: now })
  return true
}

/**
 * Puts files of a message into the store, as those of a mail that comes in; others are left out. Each
 * keeps its id: several may have one name.
 */
export const keepMessageFiles = (
  deps: Deps,
  files: { id: string; filename: string; content: Buffer }[],
): Promise<KeptFile[]> => putFiles(sortFiles(files).kept, deps)

/**
 * Writes a message of a thread that is here as it was, with the files that were kept of it; false:
 * it is of an enquiry or a chat.
 */
export async function restoreMessage(
  trx: Db,
  threadId: string,
  message: InboxMessage,
  { by, files }: { by: string | null; files: KeptFile[] },
): Promise<boolean> {
  if (!isOwnKind(message.kind)) return false
  const { outcome, why, refused } = message
  await insertMessage(trx, {
    id: message.id,
    thread_id: threadId,
    at: new Date(message.at),
    kind: message.kind,
    side: message.side,
    by_user: by,
    subject: message.subject,
    text: message.text,
    quoted: message.quoted,
    from_address: message.from,
    answers:
      message.side === 'agency' &&
      (message.kind === 'mail' || message.kind === 'whatsapp' || outcome === 'reached'),
    // What waited to be sent is not sent from here.
    delivery:
      message.delivery === 'waiting' || message.delivery === 'retrying'
        ? 'failed'
        : message.delivery,
    detail: {
      ...(outcome && { outcome }),
      ...(why && { why }),
      ...(refused.length > 0 && { refused }),
    },
  })
  await insertFiles(trx, { id: message.id, thread_id: threadId }, files)
  return true
}

/** What a thread's list shows, once its messages are there. */
export const settleThread = (trx: Db, threadId: string): Promise<void> => rewrite(trx, threadId)

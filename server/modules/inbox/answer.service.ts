import type {
  ContactEntryKind,
  InboxMessage,
  InboxMessageInput,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import { addEntry, contactNameOf } from '../contact/index.ts'
import { answerLead } from '../lead/index.ts'
import { openPlaces, unfilledPlaces } from '../template/index.ts'
import { tellWatchers } from './announce.ts'
import type { Reader } from './inbox.policy.ts'
import { findThread, saveMark, type ThreadRow } from './inbox.repository.ts'
import { INBOX_MAIL, type InboxMail } from './job-kinds.ts'
import { findSent, insertMessage } from './message.repository.ts'
import { refOf } from './ref.ts'
import { rewrite } from './sync.ts'
import { reachOf, viewMessages, type MessageRow } from './view.ts'
import { whyNoMail } from '../user/index.ts'
import { say } from './messages.ts'

const ENTRY = {
  mail: 'EMAIL',
  call: 'CALL',
  whatsapp: 'WHATSAPP',
  note: 'NOTE',
} as const satisfies Record<InboxMessageInput['kind'], ContactEntryKind>

/**
 * What is written down: trimmed; only a call may go without words, and then says what came of it.
 */
async function textOf(
  trx: Db,
  { kind, text = '', outcome }: InboxMessageInput,
  reader: Reader,
  ctx: Ctx,
): Promise<string> {
  const trimmed = text.trim()
  if (kind === 'call' && outcome === undefined) fieldErrors({ outcome: say(ctx.lang, 'outcome') })
  if (kind !== 'call' && trimmed === '') fieldErrors({ text: say(ctx.lang, 'required') })
  if (kind !== 'mail' && kind !== 'whatsapp') return trimmed
  const open = [
    ...openPlaces(trimmed).map((place) => `{${place}}`),
    ...(await unfilledPlaces(trx, reader, trimmed)),
  ]
  if (open.length > 0)
    fieldErrors({ text: say(ctx.lang, 'openPlaces', { places: open.join(', ') }) })
  return trimmed
}

/** Throws 406 when the person cannot be reached in this way. */
async function checkReach(
  db: Db,
  thread: ThreadRow,
  kind: InboxMessageInput['kind'],
  ctx: Ctx,
): Promise<void> {
  const contact = thread.contact_id
    ? await contactNameOf(db, thread.agency_id, thread.contact_id)
    : null
  const { email, phone } = reachOf(thread, contact)
  if (kind === 'mail' && email === null) notAcceptable(say(ctx.lang, 'noEmail'))
  const noMail =
    kind === 'mail' ? await whyNoMail(db, { agencyId: thread.agency_id, lang: ctx.lang }) : null
  if (noMail !== null) notAcceptable(noMail)
  if ((kind === 'call' || kind === 'whatsapp') && phone === null)
    notAcceptable(say(ctx.lang, 'noPhone'))
}

/** In the person's timeline, where they are a contact. */
async function tellTimeline(
  trx: Db,
  thread: ThreadRow,
  row: MessageRow,
  input: InboxMessageInput,
  reader: Reader,
): Promise<void> {
  if (!thread.contact_id) return
  const outcome = input.outcome ? say('es', `outcome_${input.outcome}`) : ''
  const text = [outcome, row.text].filter(Boolean).join('. ').slice(0, 2000)
  await addEntry(trx, {
    contactId: thread.contact_id,
    kind: ENTRY[input.kind],
    text: text || null,
    by: reader.userId,
    at: row.at,
    ...refOf(thread),
  })
}

/**
 * Sends a mail, or writes down a call, a WhatsApp message or a note: thread, clock, enquiry and
 * timeline in one act.
 */
export async function createMessage(
  id: string,
  input: InboxMessageInput,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxMessage> {
  const { deps } = ctx
  const row = await inTransaction(deps.db, async (trx) => {
    const thread = (await findThread(trx, id, reader, true)) ?? notFound(ctx.lang)
    const before = await findSent(trx, thread.id, input.clientId)
    if (before) return before
    const text = await textOf(trx, input, reader, ctx)
    await checkReach(trx, thread, input.kind, ctx)
    const now = deps.now()
    const answers =
      input.kind === 'mail' ||
      input.kind === 'whatsapp' ||
      (input.kind === 'call' && input.outcome === 'reached')
    const subject =
      input.kind === 'mail' ? input.subject?.replace(/\s+/g, ' ').trim() || null : null
    const made = await insertMessage(trx, {
      id: uuidv7(),
      thread_id: thread.id,
      at: now,
      kind: input.kind,
      side: input.kind === 'note' ? 'system' : 'agency',
      by_user: reader.userId,
      subject,
      text,
      answers,
      delivery: input.kind === 'mail' ? 'waiting' : null,
      detail: input.kind === 'call' && input.outcome ? { outcome: input.outcome } : {},
      client_id: input.clientId,
    })
    if (!made) return (await findSent(trx, thread.id, input.clientId)) ?? notFound(ctx.lang)
    if (input.kind === 'mail')
      await deps.jobs.add(trx, INBOX_MAIL, { messageId: made.id } satisfies InboxMail, {
        agencyId: thread.agency_id,
      })
    await tellTimeline(trx, thread, made, input, reader)
    if (answers) await saveMark(trx, thread.id, reader.userId, { takes_part: true, read_at: now })
    // The enquiry's own clock stops with the same answer; that writes the thread anew, else it is
    // written here.
    if (answers && thread.lead_id) await answerLead(trx, thread.lead_id, now)
    await rewrite(trx, thread.id)
    await tellWatchers(trx, thread.id)
    return made
  })
  const [message] = await viewMessages(deps.db, [row])
  return message ?? notFound(ctx.lang)
}

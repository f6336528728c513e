import type { LeadProperty } from '../../../generated/model/index.ts'
import { fold, sql, type Db } from '../../db/index.ts'
import { giveChat, onChatChange, onChatsEnd, visitorAsContact } from '../chat/index.ts'
import { onLeadChange } from '../lead/index.ts'
import { getUser } from '../user/index.ts'
import { tellWatchers } from './announce.ts'
import { insertThread, saveMark, saveThread, threadById } from './inbox.repository.ts'
import { newReplyKey } from './mail/reply-key.ts'
import { noteAssigned } from './assignment/why.ts'

/** Everything said in a thread: its side, when, and whether it stops the clock. */
const SAID = sql`
  select l.created_at as at, 'person' as side, l.message as text, false as answers, false as marks
  from lead l where l.id = t.lead_id
  union all select l.answered_at, 'agency', null, true, true from lead l where l.id = t.lead_id
  and l.answered_at is not null
  union all select m.created_date, case m.side when 'visitor' then 'person' else 'agency'
  end, case m.text when '' then (select f.filename from chat_file f where f.message_id = m.id
  order by f.position limit 1) else m.text end, m.side = 'agency', false
    from chat_message m where m.thread_id = t.chat_id and m.withdrawn_at is null
    and m.client_id not like 'lead:%'
  union all select i.at, i.side, i.text, i.answers, i.kind in ('note', 'assigned') or i.text = ''
  from inbox_message i where i.thread_id = t.id`

/**
 * Writes what follows from all that was said: the last line, who waits since when, whether it is
 * put away. A message of the person brings an archived thread back; a discarded enquiry stays away.
 */
export async function rewrite(trx: Db, threadId: string): Promise<void> {
  await sql`
    update inbox_thread t set
      last_text = coalesce(left(regexp_replace(coalesce(shown.text, ''), '\\s+', ' ', 'g'), 200),
        ''), last_side = coalesce(shown.side, 'system'),
      moved_at = coalesce(greatest(shown.at, (select c.created_at from chat_thread c
      where c.id = t.chat_id)), t.created_at),
      last_in_at = seen.last_in, waiting_since = waits.since,
      discarded = coalesce((select l.state = 'discarded' from lead l
      where l.id = t.lead_id), false),
      archived_at = case when seen.last_in > t.archived_at then null else t.archived_at end
    from (select ${threadId}::uuid as id) one
    left join lateral (select max(s.at) filter (where s.side = 'person') as last_in,
      max(s.at) filter (where s.answers) as last_out
      from inbox_thread t cross join lateral (${SAID}) s where t.id = one.id) seen on true
    left join lateral (select s.at, s.side, s.text from inbox_thread t cross
    join lateral (${SAID}) s where t.id = one.id and not s.marks order by s.at desc
    limit 1) shown on true
    left join lateral (select min(s.at) as since from inbox_thread t cross join lateral (${SAID}) s
      where t.id = one.id and s.side = 'person'
      and s.at > greatest(coalesce(seen.last_out, '-infinity'), coalesce(t.settled_at,
        '-infinity'))) waits on true
    where t.id = one.id`.execute(trx)
}

/** Who was given a thread takes part from now on; who had it before no longer does. */
async function hand(
  trx: Db,
  threadId: string,
  before: string | null,
  to: string | null,
): Promise<void> {
  if (before === to) return
  if (before) await saveMark(trx, threadId, before, { takes_part: false })
  if (to) await saveMark(trx, threadId, to, { takes_part: true })
  await saveThread(trx, threadId, { assigned_to: to })
}

async function leadChanged(trx: Db, leadId: string): Promise<void> {
  const lead = await trx.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst()
  if (!lead?.agency_id || lead.trap) return
  const person = {
    first_name: lead.first_name,
    last_name: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    language: lead.language,
    preferred: lead.preferred_contact,
    search: lead.search,
  }
  await insertThread(trx, {
    id: lead.id,
    agency_id: lead.agency_id,
    kind: lead.kind === 'valuation' ? 'valuation' : 'lead',
    lead_id: lead.id,
    property_id: lead.property_id,
    home: lead.property,
    ...person,
    reply_key: newReplyKey(),
    moved_at: lead.created_at,
    created_at: lead.created_at,
  })
  const thread = await threadById(trx, lead.id)
  if (!thread) return
  await saveThread(trx, lead.id, {
    ...person,
    ...(lead.contact_id && { contact_id: lead.contact_id }),
  })
  await hand(trx, lead.id, thread.assigned_to, lead.assigned_to)
  if (lead.assigned_to && lead.assigned_to !== thread.assigned_to)
    await noteAssigned(
      trx,
      lead.id,
      lead.assigned_why,
      thread.assigned_to === null ? lead.created_at : lead.updated_at,
    )
  if (thread.chat_id && lead.assigned_to)
    await giveChat(trx, thread.chat_id, lead.assigned_to, lead.assigned_why)
  await rewrite(trx, lead.id)
  await tellWatchers(trx, lead.id)
}

async function chatChanged(trx: Db, chatId: string): Promise<void> {
  const chat = await trx
    .selectFrom('chat_thread')
    .selectAll()
    .where('id', '=', chatId)
    .executeTakeFirst()
  if (!chat?.last_message_id) return
  let id = (
    await trx
      .selectFrom('inbox_thread')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('chat_id', '=', chatId),
          ...(chat.lead_id ? [eb('lead_id', '=', chat.lead_id)] : []),
        ]),
      )
      .orderBy('created_at')
      .executeTakeFirst()
  )?.id
  if (id === undefined) {
    const person = await getUser(trx, chat.visitor_id)
    if (!person) return
    id = chat.id
    const { ref, title, thumb, price } = chat.home
    const home: LeadProperty = {
      id: chat.property_id,
      ref,
      title: title['es'] ?? Object.values(title)[0] ?? ref,
      thumb,
      price,
    }
    const search = fold(
      [person.first_name, person.last_name, ref, ...Object.values(title)].join(' '),
    )
    await insertThread(trx, {
      id,
      agency_id: chat.agency_id,
      kind: 'chat',
      chat_id: chat.id,
      property_id: chat.property_id,
      home,
      first_name: person.first_name,
      last_name: person.last_name || null,
      language: person.language,
      preferred: 'PLATFORM',
      reply_key: newReplyKey(),
      moved_at: chat.moved_at,
      created_at: chat.created_at,
      search,
    })
  }
  const thread = await threadById(trx, id)
  if (!thread) return
  const contact_id = thread.contact_id ?? (await visitorAsContact(trx, chat))
  await saveThread(trx, id, { chat_id: chat.id, contact_id })
  if (thread.lead_id === null && chat.assigned_to !== thread.assigned_to) {
    await hand(trx, id, thread.assigned_to, chat.assigned_to)
    if (chat.assigned_to)
      await noteAssigned(
        trx,
        id,
        chat.assigned_why,
        thread.assigned_to === null ? chat.created_at : chat.moved_at,
      )
  }
  // Whoever of the agency has just written has read it, and takes part.
  const last = await trx
    .selectFrom('chat_message')
    .select(['sender_id', 'side', 'created_date'])
    .where('id', '=', chat.last_message_id)
    .executeTakeFirst()
  if (last?.side === 'agency')
    await saveMark(trx, id, last.sender_id, { takes_part: true, read_at: last.created_date })
  await rewrite(trx, id)
  await tellWatchers(trx, id)
}

/**
 * What was said there goes with the visitor's account. Of somebody the agency keeps no contact of,
 * the name goes as well; what it noted itself, and the contact it made, are its own.
 */
async function chatsEnded(trx: Db, chatIds: string[]): Promise<void> {
  const threads = await trx
    .updateTable('inbox_thread')
    .set({ chat_id: null })
    .where('chat_id', 'in', chatIds)
    .returning(['id', 'kind', 'contact_id'])
    .execute()
  for (const { id, kind, contact_id } of threads) {
    if (kind === 'chat' && contact_id === null)
      await saveThread(trx, id, { first_name: 'Persona borrada', last_name: null, search: '' })
    await rewrite(trx, id)
    await tellWatchers(trx, id)
  }
}

onLeadChange(leadChanged)
onChatChange(chatChanged)
onChatsEnd(chatsEnded)

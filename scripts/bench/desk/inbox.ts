import type { LeadProperty } from '../../../generated/model/index.ts'
import { fold, sql, uuidv7, type Db } from '../../../server/db/index.ts'
import { newReplyKey } from '../../../server/modules/inbox/mail/reply-key.ts'
import { insert } from './insert.ts'

const NAMES = ['Aina', 'Klaus', 'Marta', 'Sofie', 'Joan']
const FAMILIES = ['Pons', 'Brandt', 'Vidal', 'Lindqvist', 'Crespí', 'Ferrer', 'Mas']
const TOWNS = ['Palma', 'Sóller', 'Maó', 'Eivissa']
const WORDS = [
  'Nos gustaría verla el sábado por la mañana, si puede ser antes de las doce',
  'Ist das Haus noch frei und wie hoch sind die Nebenkosten im Monat',
  'Is the terrace private and does it get the sun in the afternoon',
  'Podríem quedar dijous a la tarda per veure la casa amb els pares',
]

interface Desk {
  agencyId: string
  people: string[]
  contacts: string[]
}

/**
 * Threads of an inbox as years leave them: one in forty waits for an answer, one in six is put
 * away, the newest are not all read.
 */
export async function fillInbox(
  db: Db,
  count: number,
  { agencyId, people, contacts }: Desk,
  now: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => uuidv7())
  const moved = (at: number): Date => new Date(now - at * 97_000)
  await insert(db, 'inbox_thread', count, (at) => {
    const [first, last, town] = [NAMES[at % 5], `${FAMILIES[at % 7]} ${at}`, TOWNS[at % 4]]
    const [email, phone, text] = [
      `persona${at}@bench.example`,
      `+346${String(at).padStart(8, '0')}`,
      `${WORDS[at % WORDS.length]}. ${town}, ${at}`,
    ]
    const waits = at % 40 === 0
    return {
      id: ids[at],
      agency_id: agencyId,
      kind: ['mail', 'lead', 'chat'][at % 3],
      contact_id: contacts[at] ?? null,
      property_id: null,
      home: {
        id: uuidv7(),
        ref: `B-${at}`,
        title: `Casa en ${town}`,
        thumb: null,
        price: 30_000_000 + at * 1000,
      } satisfies LeadProperty,
      first_name: first,
      last_name: last,
      email,
      phone,
      language: ['es', 'de', 'ca', 'en'][at % 4],
      subject: null,
      reply_key: newReplyKey(),
      assigned_to: people[at % people.length],
      created_by: null,
      moved_at: moved(at),
      last_text: text,
      last_side: waits ? 'person' : 'agency',
      last_in_at: moved(at + 1),
      waiting_since: waits ? moved(at) : null,
      archived_at: at % 6 === 5 ? moved(at) : null,
      discarded: false,
      search: fold(`${first} ${last} ${email} ${phone} b-${at} casa en ${town} ${text}`),
      created_at: moved(at + 5),
    }
  })
  await insert(db, 'inbox_message', count, (at) => ({
    id: uuidv7(),
    thread_id: ids[at],
    at: moved(at),
    kind: 'mail',
    side: at % 40 === 0 ? 'person' : 'agency',
    text: `${WORDS[at % WORDS.length]}. ${TOWNS[at % 4]}, ${at}`,
    answers: at % 40 > 0,
    detail: {},
  }))
  // Whoever leads the agency takes part in one in five, and has not read one in ten of them.
  await insert(db, 'inbox_member', count, (at) => ({
    thread_id: ids[at],
    user_id: people[at % people.length],
    takes_part: true,
    muted: false,
    read_at: at % 10 === 0 ? null : new Date(now),
  }))
  await sql`
    insert into inbox_member (thread_id, user_id, takes_part, read_at)
    select id, ${people[0]}, true, case when last_side = 'person' then null else now() end
    from inbox_thread where agency_id = ${agencyId} and right(reply_key, 1) in ('0', '1', '2')
    on conflict do nothing`.execute(db)
}

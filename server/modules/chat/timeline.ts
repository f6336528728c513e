import type { Db } from '../../db/index.ts'
import { addEntry, holdersOf } from '../contact/index.ts'
import { contactOfLead } from '../lead/index.ts'
import { verifiedEmail } from '../user/index.ts'
import type { ThreadRow } from './chat.repository.ts'

const HOUR = 3_600_000

/**
 * The visitor as a contact of the agency: of the enquiry the talk began with, else by the e-mail
 * they proved; null when they are none.
 */
export async function visitorAsContact(trx: Db, thread: ThreadRow): Promise<string | null> {
  const known =
    thread.contact_id ?? (thread.lead_id ? await contactOfLead(trx, thread.lead_id) : null)
  if (known) return known
  const email = await verifiedEmail(trx, thread.visitor_id)
  if (!email) return null
  return (
    (await holdersOf(trx, thread.agency_id, [{ kind: 'email', value: email, path: '' }])).get(
      `email ${email}`,
    )?.contactId ?? null
  )
}

/**
 * What the agency answered goes to the person's timeline; a talk that goes on is one entry an hour.
 */
export async function tellTimeline(
  trx: Db,
  thread: ThreadRow,
  { text, by, at }: { text: string; by: string; at: Date },
): Promise<void> {
  const contactId = await visitorAsContact(trx, thread)
  if (!contactId) return
  const { title, ref } = thread.home
  const label = `${title.es ?? Object.values(title)[0] ?? ref} (${ref})`
  await addEntry(trx, {
    contactId,
    kind: 'EMAIL',
    text: text.slice(0, 500) || null,
    by,
    at,
    ref: { type: 'chat', id: thread.id, label },
    notSince: new Date(at.getTime() - HOUR),
  })
}

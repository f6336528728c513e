import type {
  Contact,
  ContactConsent,
  ContactEntry,
  ContactLink,
} from '../../../../../generated/model/index.ts'
import {
  restoreConsent,
  restoreContact,
  restoreEntry,
  restoreLink,
  sameReach,
} from '../../../contact/index.ts'
import { ERASED, type Bringing, type Brought, type Left, type Outcome } from './bringing.ts'

/**
 * A contact: whoever has its phone or e-mail here is the same person. Who was erased here does not
 * come back.
 */
export async function bringContact(b: Bringing, { value, old, told }: Brought): Promise<Outcome> {
  const { trx } = b.work
  const contact = value as Contact
  if (await b.isErased(contact.id)) return ERASED
  if (await b.isHere('Contact', contact.id)) return 'known'
  const same = await sameReach(trx, b.agencyId, contact)
  if (same !== null) {
    await b.ids.same(trx, old.id, same)
    b.say({ schema: 'Contact', name: contact.name, reason: 'sameContact' })
    return 'known'
  }
  const id = await b.ids.forget(trx, old.id)
  const agentId = await b.person(contact.agentId)
  await restoreContact(trx, b.agencyId, { ...contact, id, agentId }, told)
  b.made('Contact', id)
  return 'made'
}

/** Of whom a part is, and who did it. */
interface Whose {
  agencyId: string
  contactId: string
  by: string | null
}

/** Of whom a part is; why it cannot come when that contact is not here. */
async function whose(b: Bringing, { of }: Brought, byName: string | null): Promise<Whose | Left> {
  if (await b.isErased(of)) return ERASED
  const contactId = await b.ifHere('Contact', of)
  if (contactId === null) return { left: 'noContact' }
  return { agencyId: b.agencyId, contactId, by: await b.named(byName) }
}

/** A part goes with the contact that this import made; of any other it is remembered itself. */
async function noted(b: Bringing, schema: string, id: string, contactId: string): Promise<Outcome> {
  if ((await b.broughtBy('Contact', contactId)) !== 'this') b.made(schema, id)
  return 'made'
}

export async function bringConsent(b: Bringing, line: Brought): Promise<Outcome> {
  const consent = line.value as ContactConsent
  const of = await whose(b, line, consent.byName)
  if ('left' in of) return of
  if (await b.isHere('ContactConsent', consent.id)) return 'known'
  await restoreConsent(b.work.trx, of, consent)
  return noted(b, 'ContactConsent', consent.id, of.contactId)
}

/** Schemas of records that a line of the timeline may lead to; a conversation stays there. */
const REFS: Readonly<Record<string, string>> = {
  property: 'Property',
  demand: 'Demand',
  visit: 'AgendaEvent',
  offer: 'Offer',
  lead: 'Lead',
  selection: 'Selection',
}

/**
 * A line of the timeline. What it is about stays said where that does not come along, too, by the
 * line's own id: a colleague with whom the contact is shared reads what is about nothing else.
 */
export async function bringEntry(b: Bringing, line: Brought): Promise<Outcome> {
  const entry = line.value as ContactEntry
  const of = await whose(b, line, entry.byName)
  if ('left' in of) return of
  if (await b.isHere('ContactEntry', entry.id)) return 'known'
  const schema = REFS[entry.ref?.type ?? '']
  const isHere = entry.ref && schema && (await b.ifHere(schema, entry.ref.id))
  const ref = entry.ref && (isHere ? entry.ref : { ...entry.ref, id: entry.id })
  await restoreEntry(b.work.trx, of, { ...entry, ref })
  return noted(b, 'ContactEntry', entry.id, of.contactId)
}

export async function bringLink(b: Bringing, line: Brought): Promise<Outcome> {
  const link = line.value as ContactLink
  const of = await whose(b, line, null)
  if ('left' in of) return of
  if (await b.isErased(link.contactId)) return ERASED
  if (!(await b.isHere('Contact', link.contactId))) return { left: 'noContact' }
  const known = await b.isHere('ContactLink', link.id)
  await restoreLink(b.work.trx, of, link)
  return known ? 'told' : noted(b, 'ContactLink', link.id, of.contactId)
}

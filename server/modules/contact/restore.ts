import type {
  Contact,
  ContactConsent,
  ContactEntry,
  ContactLink,
} from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import { toldOf, type Told } from '../../contract/stored/told.ts'
import { json, type Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import { derive, reachOf, wordsOf } from './derive.ts'
import { reverse } from './link.service.ts'
import { holdersOf, keepReach } from './reach.ts'

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The contact of the agency that has a phone or e-mail of this one; null when none has. */
export async function sameReach(
  db: Db,
  agencyId: string,
  contact: Pick<ContactDoc, 'reach'>,
): Promise<string | null> {
  const [holder] = (await holdersOf(db, agencyId, reachOf(contact))).values()
  return holder?.contactId ?? null
}

/**
 * Writes a contact as it stood at another instance, under ids that are this one's; no event.
 * Throws when a phone or e-mail is another's: `sameReach` first. What was told of it and is not read
 * here is kept; where it is of how they are reached, it may be that they said no.
 */
export async function restoreContact(
  trx: Db,
  agencyId: string,
  contact: Contact,
  told: Told,
): Promise<void> {
  const { person, reach, profile, legal, notes } = contact
  const doc: ContactDoc = { person, reach, profile, legal, notes }
  const there = toldOf(told, ['person', 'reach', 'profile', 'legal', 'notes'])
  const { reach: unread } = stored().unread('contact.doc', there)
  const saidNo = unread !== undefined && reach.doNotContact === undefined
  const [created, updated] = [new Date(contact.createdAt), new Date(contact.updatedAt)]
  const last = timeOf(contact.lastActivityAt)
  await trx
    .insertInto('contact')
    .values({
      id: contact.id,
      agency_id: agencyId,
      agent_id: contact.agentId,
      created_by: null,
      shared: contact.shared,
      version: contact.version,
      ...derive(doc),
      ...(saidNo && { do_not_contact: true }),
      doc: json(stored().keep('contact.doc', there, doc)),
      words: wordsOf(doc),
      archived_at: contact.state === 'archived' ? updated : null,
      active_at: last ?? created,
      last_activity_at: last,
      created_at: created,
      updated_at: updated,
    })
    .execute()
  await keepReach(trx, agencyId, contact.id, doc)
}

/** Of whom a part is, and who did it. */
interface Of {
  agencyId: string
  contactId: string
  by: string | null
}

/** Writes a word of a person on a purpose as it was said. */
export async function restoreConsent(
  trx: Db,
  { agencyId, contactId, by }: Of,
  consent: ContactConsent,
): Promise<void> {
  await trx
    .insertInto('contact_consent')
    .values({
      id: consent.id,
      agency_id: agencyId,
      contact_id: contactId,
      purpose: consent.purpose,
      state: consent.state,
      basis: consent.basis,
      channel: consent.channel ?? null,
      source: consent.source,
      text: consent.text,
      ip: null,
      by_user: by,
      at: new Date(consent.at),
    })
    .execute()
}

/** Writes a line of the timeline as it was. */
export async function restoreEntry(
  trx: Db,
  { agencyId, contactId, by }: Of,
  entry: ContactEntry,
): Promise<void> {
  await trx
    .insertInto('contact_entry')
    .values({
      id: entry.id,
      agency_id: agencyId,
      contact_id: contactId,
      at: new Date(entry.at),
      kind: entry.kind,
      text: entry.text,
      by_user: by,
      ref_type: entry.ref?.type ?? null,
      ref_id: entry.ref?.id ?? null,
      ref_label: entry.ref?.label ?? null,
    })
    .execute()
}

/**
 * Writes a link as one of its ends shows it. The other end shows it, too: what it is called there
 * says which way round it was written.
 */
export async function restoreLink(
  trx: Db,
  { agencyId, contactId }: Of,
  link: ContactLink,
): Promise<void> {
  const known = await trx
    .selectFrom('contact_link')
    .select('relation')
    .where('id', '=', link.id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  const row = { contact_id: contactId, other_id: link.contactId, relation: link.relation }
  if (!known)
    await trx
      .insertInto('contact_link')
      .values({
        id: link.id,
        agency_id: agencyId,
        ...row,
        note: link.note,
        created_by: null,
        created_at: new Date(),
      })
      .onConflict((on) => on.columns(['contact_id', 'other_id', 'relation']).doNothing())
      .execute()
  else if (reverse(known.relation) !== link.relation)
    await trx.updateTable('contact_link').set(row).where('id', '=', link.id).execute()
}

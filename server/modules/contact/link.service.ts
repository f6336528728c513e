import type {
  ContactLink,
  ContactLinkInput,
  ContactLinkList,
  ContactRelation,
} from '../../../generated/model/index.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { mayRead, readable, writable } from './contact.policy.ts'
import { findFinal, idsOf } from './contact.repository.ts'
import { say } from './messages.ts'

/** Links that one contact may have. */
export const MOST_LINKS = 60

/** What a relation is from the other side; those not named are the same both ways. */
const REVERSE: Partial<Record<ContactRelation, ContactRelation>> = {
  parent: 'child',
  child: 'parent',
  representative: 'represented',
  represented: 'representative',
  lawyer: 'client',
  notary: 'client',
  tax_adviser: 'client',
  bank: 'client',
  company: 'employee',
  employee: 'company',
  referrer: 'referred',
  referred: 'referrer',
  heir: 'relative',
  client: 'representative',
}

/** The relation as the record at the other end shows it. */
export const reverse = (relation: ContactRelation): ContactRelation => REVERSE[relation] ?? relation

const linksOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('contact_link')
    .selectAll()
    .where((eb) => eb.or([eb('contact_id', 'in', ids), eb('other_id', 'in', ids)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * People a contact is linked to, from both ends. Whom the actor may not read is named, without
 * phone and e-mail.
 */
export async function listLinks(db: Db, actor: Actor, id: string): Promise<ContactLinkList> {
  const contact = readable(await findFinal(db, id), actor)
  const ids = await idsOf(db, contact.id)
  const items: ContactLink[] = []
  for (const row of await linksOf(db, ids)) {
    const forth = ids.includes(row.contact_id)
    const other = await findFinal(db, forth ? row.other_id : row.contact_id)
    // Once merged, the two are one person.
    if (!other || other.erased_at || other.id === contact.id) continue
    const seen = mayRead(other, actor)
    items.push({
      id: row.id,
      contactId: other.id,
      name: other.name,
      relation: forth ? row.relation : reverse(row.relation),
      note: row.note,
      phone: seen ? other.phone : null,
      email: seen ? other.email : null,
      readable: seen,
    })
  }
  return { items }
}

/** Links two contacts; both records show it, each from its side. */
export async function addLink(
  { trx, deps, actor }: Work,
  id: string,
  { contactId, relation, note }: ContactLinkInput,
): Promise<ContactLinkList> {
  const contact = writable(await findFinal(trx, id, true), actor)
  const other = await findFinal(trx, contactId)
  if (!other || !mayRead(other, actor))
    return fieldErrors({ contactId: say(actor.lang, 'linkUnknown') })
  if (other.id === contact.id) fieldErrors({ contactId: say(actor.lang, 'linkSelf') })
  const links = await linksOf(trx, await idsOf(trx, contact.id))
  if (links.length >= MOST_LINKS)
    fieldErrors({ contactId: say(actor.lang, 'linkMost', { most: MOST_LINKS }) })
  await trx
    .insertInto('contact_link')
    .values({
      id: uuidv7(),
      agency_id: actor.agencyId,
      contact_id: contact.id,
      other_id: other.id,
      relation,
      note: note?.trim() || null,
      created_by: actor.userId,
      created_at: deps.now(),
    })
    .onConflict((on) =>
      on
        .columns(['contact_id', 'other_id', 'relation'])
        .doUpdateSet({ note: note?.trim() || null }),
    )
    .execute()
  return listLinks(trx, actor, contact.id)
}

/** Takes a link away, from either end. */
export async function removeLink(
  { trx, actor }: Work,
  id: string,
  linkId: string,
): Promise<ContactLinkList> {
  const contact = writable(await findFinal(trx, id), actor)
  const ids = await idsOf(trx, contact.id)
  const gone = await trx
    .deleteFrom('contact_link')
    .where('id', '=', linkId)
    .where((eb) => eb.or([eb('contact_id', 'in', ids), eb('other_id', 'in', ids)]))
    .returning('id')
    .executeTakeFirst()
  return gone ? listLinks(trx, actor, contact.id) : notFound(actor.lang)
}

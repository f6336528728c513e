import type { Db } from '../../db/index.ts'
import { contactNamesOf, readableContact, type ContactName } from '../contact/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'

/** A contact as events name them. */
export type KnownContact = Pick<ContactName, 'name' | 'email' | 'phone'>

/** Contacts of an agency by id; of a merged one, that which it is part of. */
export const namesOfContacts = (
  db: Db,
  agencyId: string,
  ids: string[],
): Promise<Map<string, KnownContact>> => contactNamesOf(db, agencyId, [...new Set(ids)])

/** Of these contacts the ones that somebody may read. */
export async function contactsSeenBy(
  db: Db,
  actor: Actor,
  ids: string[],
): Promise<Map<string, KnownContact>> {
  const known = await namesOfContacts(db, actor.agencyId, ids)
  for (const id of known.keys()) {
    const seen = await readableContact(db, actor, id).then(
      () => true,
      () => false,
    )
    if (!seen) known.delete(id)
  }
  return known
}

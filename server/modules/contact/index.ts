/** The door of module contact; README.md says what each does and how to call it. */
import './contract-redraw.ts'
import './desk-count.ts'
import './list/found.ts'
import './notes.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { readable, withinRights } from './contact.policy.ts'
import { findFinal, type ContactRecord } from './contact.repository.ts'
import { reachOf, type ReachValue } from './derive.ts'

export { reachOf, type ReachValue } from './derive.ts'
export type { NewEntry } from './entry.ts'
export type { Met } from './find-or-create.ts'
export type { ContactName } from './names.ts'
export type { PersonPart } from './privacy/person-parts.ts'
export type { ContactRecord } from './contact.repository.ts'
export {
  addContacts,
  addLinks,
  contactDocOf,
  contactsByReach,
  discardContact,
  linkedTo,
  reachKey,
  rewriteContact,
  sortNameOf,
  unreachable,
  workedOnSince,
} from './batch.ts'
export { contactsFound } from './list/found.ts'
export { mayRead } from './contact.policy.ts'
export { keepConsent } from './privacy/consent.ts'
export { handlers } from './contact.handlers.ts'
export { idsOf, withAllMerged, withMerged } from './contact.repository.ts'
export { createContact, saveContact } from './contact.service.ts'
export { addEntry } from './entry.ts'
export { agencysEntries, registerEntrySight } from './entry-sight.ts'
export { findOrCreateContact } from './find-or-create.ts'
export { MOST_LINKS } from './link.service.ts'
export { mergedContacts } from './merged.ts'
export { contactNameOf, contactNamesOf, readableIds } from './names.ts'
export { registerMergeNote } from './merge-notes.ts'
export { registerOwnTexts } from './privacy/own-texts.ts'
export { registerPersonPart } from './privacy/person-parts.ts'
export {
  personWords,
  reachWords,
  saysOneOf,
  wholeWords,
  type PersonWords,
} from './privacy/person-words.ts'
export { theirRows } from './privacy/their-rows.ts'
export { holdersOf } from './reach.ts'
export { contactWays, NO_WAYS, type ContactWays } from './ways.ts'
export { restoreConsent, restoreContact, restoreEntry, restoreLink, sameReach } from './restore.ts'

/**
 * The contact if the actor may read it (of a merged one, that which it is part of); throws 404
 * otherwise. `lock`: what is written of them in this transaction is found by an erasure meanwhile.
 */
export async function readableContact(
  db: Db,
  actor: Actor,
  id: string,
  lock = false,
): Promise<ContactRecord> {
  return readable(await findFinal(db, id, lock), actor)
}

/**
 * The e-mails and telephones (E.164) of a contact of an agency, and its id after all merges; null
 * for one that is another's, is gone or was erased. Locked until the transaction ends, so that an
 * erasure meanwhile finds what is written of them. Rights are the caller's to check.
 */
export async function reachOfContact(
  trx: Db,
  agencyId: string,
  id: string,
): Promise<{ id: string; values: ReachValue[] } | null> {
  const row = await findFinal(trx, id, true)
  if (!row || row.agency_id !== agencyId || row.erased_at) return null
  return { id: row.id, values: reachOf(row.doc) }
}

/** Whether there is any contact that the actor may read. */
export const seesContacts = async (db: Db, actor: Actor): Promise<boolean> =>
  (await readableContacts(db, actor).limit(1).executeTakeFirst()) !== undefined

/** Ids of the contacts the actor may read, as a part of another room's query. */
export const readableContacts = (db: Db, actor: Actor) =>
  db.selectFrom('contact').select('contact.id').where(withinRights(actor))

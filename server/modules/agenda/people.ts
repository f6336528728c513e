import type { Db } from '../../db/index.ts'
import { contactNamesOf, readableContact, registerPersonPart, type ContactName } from '../contact/index.ts'
import type { Actor } from '../property/index.ts'

/** A contact as events name them. */
export type KnownContact = Pick<ContactName, 'name' | 'email' | 'phone'>

/** Contacts of an agency by id; of a merged one, that which it is part of. */
export const namesOfContacts = (db: Db, agencyId: string, ids: string[]): Promise<Map<string, KnownContact>> => contactNamesOf(db, agencyId, [...new Set(ids)])

/** Of these contacts the ones that somebody may read. */
export async function contactsSeenBy(db: Db, actor: Actor, ids: string[]): Promise<Map<string, KnownContact>> {
  const known = await namesOfContacts(db, actor.agencyId, ids)
  for (const id of known.keys()) {
    const seen = await readableContact(db, actor, id).then(() => true, () => false)
    if (!seen) known.delete(id)
  }
  return known
}

/** What the diary keeps of a person: the events they came to. Erased, the events stay without them. */
registerPersonPart({
  name: 'agenda',
  collect: async (db, contactIds) => {
    const rows = await db
      .selectFrom('agenda_attendee')
      .innerJoin('agenda_event', 'agenda_event.id', 'agenda_attendee.event_id')
      .select(['agenda_event.kind', 'agenda_event.title', 'agenda_event.starts_at', 'agenda_event.ends_at', 'agenda_event.status', 'agenda_attendee.reply'])
      .where('agenda_attendee.contact_id', 'in', contactIds)
      .orderBy('agenda_event.starts_at')
      .execute()
    return rows.map(({ starts_at, ends_at, ...row }) => ({ ...row, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() }))
  },
  erase: async (trx, contactIds) => {
    await trx.deleteFrom('agenda_attendee').where('contact_id', 'in', contactIds).execute()
    return []
  },
})

import { sql, type Db } from '../../db/index.ts'
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

/** Events these people come to: as contacts, or by an e-mail that is theirs. */
const attended = (db: Db, contactIds: string[]) =>
  db.selectFrom('agenda_attendee').where((eb) => eb.or([
    eb('contact_id', 'in', contactIds),
    eb.and([
      eb('contact_id', 'is', null),
      eb('event_id', 'in', eb.selectFrom('agenda_event').select('id').where('agency_id', 'in', eb.selectFrom('contact').select('agency_id').where('contact.id', 'in', contactIds))),
      eb(sql<string>`lower(agenda_attendee.email)`, 'in', eb.selectFrom('contact_reach').select('value').where('kind', '=', 'email').where('contact_reach.contact_id', 'in', contactIds)),
    ]),
  ]))

/** What the diary keeps of a person: the events they came to. Erased, the events stay without them and without what was noted, and no undo brings them back. */
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
    const gone = await attended(trx, contactIds).select(['id', 'event_id']).execute()
    if (gone.length === 0) return []
    const events = [...new Set(gone.map(({ event_id }) => event_id))]
    await trx.deleteFrom('agenda_attendee').where('id', 'in', gone.map(({ id }) => id)).execute()
    // What was noted of an event where others come, too, is about them as well and stays.
    const theirs = trx.selectFrom('agenda_event').select('agenda_event.id').where('agenda_event.id', 'in', events)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('agenda_attendee').select('agenda_attendee.id').whereRef('agenda_attendee.event_id', '=', 'agenda_event.id').where('user_id', 'is', null))))
    await trx.updateTable('agenda_event').set({ notes: null, outcome: null }).where('id', 'in', theirs).execute()
    await trx.updateTable('agenda_event').set((eb) => ({ version: eb('version', '+', 1) })).where('id', 'in', events).execute()
    await sql`delete from agenda_undo u where exists (select 1 from jsonb_array_elements(u.before -> 'events') e where e ->> 'id' = any(${events}::text[]))`.execute(trx)
    return []
  },
})
